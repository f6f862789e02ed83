const UNITS = [
  { name: "days", seconds: 86_400 },
  { name: "h", seconds: 3600 },
  { name: "min", seconds: 60 },
] as const;

/** Formats as "12 s", "5 min", "3 h" or "2 days"; a unit is used from two of it. */
export function formatDuration(seconds: number): string {
  const unit = UNITS.find((candidate) => seconds >= 2 * candidate.seconds);
  if (unit === undefined) return `${Math.max(0, Math.round(seconds))} s`;
  return `${Math.floor(seconds / unit.seconds)} ${unit.name}`;
}
