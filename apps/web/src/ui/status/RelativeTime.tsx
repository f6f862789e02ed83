import { useSyncExternalStore } from "react";
import { serverClock } from "../../platform/network/server-clock.ts";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const DATE_TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });
const TICK_MS = 10_000;

/** The relative time, kept up to date. The server, which knows no time zone, renders the date. */
export function RelativeTime({ at }: { readonly at: string }) {
  const nowMs = useSyncExternalStore(subscribeToTicks, readTick, () => undefined);
  const instant = new Date(at);
  return (
    <time dateTime={at} title={nowMs === undefined ? undefined : DATE_TIME.format(instant)}>
      {nowMs === undefined ? DATE.format(instant) : describeAge(instant.getTime(), nowMs)}
    </time>
  );
}

function subscribeToTicks(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** Rounded to ticks: useSyncExternalStore needs the same value between two changes. */
function readTick(): number {
  return Math.ceil(serverClock.now() / TICK_MS) * TICK_MS;
}

const RELATIVE_TIME = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STEPS = [
  { unit: "year", lengthMs: 365 * DAY },
  { unit: "month", lengthMs: 30 * DAY },
  { unit: "week", lengthMs: 7 * DAY },
  { unit: "day", lengthMs: DAY },
  { unit: "hour", lengthMs: HOUR },
  { unit: "minute", lengthMs: MINUTE },
] as const;

/** Describes an age: "3 hours ago", "yesterday", "last week". A future instant is "just now". */
export function describeAge(instantMs: number, nowMs: number): string {
  const ageMs = nowMs - instantMs;
  const step = STEPS.find(({ lengthMs }) => ageMs >= lengthMs);
  if (step === undefined) return "just now";
  return RELATIVE_TIME.format(-Math.floor(ageMs / step.lengthMs), step.unit);
}
