const UNITS = [
  { name: "days", seconds: 86_400 },
  { name: "h", seconds: 3600 },
  { name: "min", seconds: 60 },
] as const;

/** "12 s", "5 min", "3 h", "2 days": two of a unit before the next larger one is used. */
export function formatDuration(seconds: number): string {
  const unit = UNITS.find((candidate) => seconds >= 2 * candidate.seconds);
  if (unit === undefined) return `${Math.max(0, Math.round(seconds))} s`;
  return `${Math.floor(seconds / unit.seconds)} ${unit.name}`;
}
