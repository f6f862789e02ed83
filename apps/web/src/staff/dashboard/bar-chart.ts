/** The size of the chart in SVG units; CSS scales it. */
export const CHART_SIZE = { width: 600, height: 150 };

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Spreads bars over the width; the largest has full height, any value above 0 at least 2. */
export function placeBars(values: readonly number[], { width, height } = CHART_SIZE): Bar[] {
  const max = Math.max(...values, 0);
  const step = width / Math.max(1, values.length);
  const gap = Math.min(6, step / 4);
  return values.map((value, index) => {
    const barHeight = value > 0 ? Math.max(2, (value / max) * height) : 0;
    return {
      x: round(index * step + gap / 2),
      y: round(height - barHeight),
      width: round(step - gap),
      height: round(barHeight),
    };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Compares the totals of two periods, such as "12% more than before". */
export function describeTrend(total: number, previous: number): string {
  if (previous === 0) return total === 0 ? "Same as before" : "None in the previous period";
  const percent = Math.round(((total - previous) / previous) * 100);
  if (percent === 0) return "Same as before";
  return `${Math.abs(percent)}% ${percent > 0 ? "more" : "less"} than before`;
}
