const WORDS = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

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

/** "3 hours ago", "yesterday", "last week"; a clock that is ahead says "just now". */
export function describeAge(instantMs: number, nowMs: number): string {
  const ageMs = nowMs - instantMs;
  const step = STEPS.find(({ lengthMs }) => ageMs >= lengthMs);
  if (step === undefined) return "just now";
  return WORDS.format(-Math.floor(ageMs / step.lengthMs), step.unit);
}
