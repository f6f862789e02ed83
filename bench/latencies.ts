import type { Histogram, RecordableHistogram } from "node:perf_hooks";

/** Records a time in microseconds, because a histogram holds integers from 1 on. */
export function recordMs(histogram: RecordableHistogram, milliseconds: number): void {
  histogram.record(Math.max(1, Math.round(milliseconds * 1000)));
}

export function toMs(microseconds: number): number {
  return Math.round(microseconds / 1000);
}

export function describeLatencies(histogram: Histogram) {
  return {
    medianMs: toMs(histogram.percentile(50)),
    p99Ms: toMs(histogram.percentile(99)),
    maxMs: toMs(histogram.max),
  };
}
