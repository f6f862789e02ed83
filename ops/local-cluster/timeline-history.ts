const HEX = 16;

/**
 * The position where a segment's timeline ended, if it is in or before the segment; else undefined.
 * A segment's name is its timeline, log and number, with eight hexadecimal digits each; a line of a
 * history file is a timeline and the position at which the next one begins.
 */
export function findAbandonedAt(segment: string, history: string): string | undefined {
  if (!/^[0-9A-F]{24}/.test(segment)) return undefined;
  const timeline = Number.parseInt(segment.slice(0, 8), HEX);
  const position = findEnd(timeline, history);
  if (position === undefined) return undefined;
  const [log = "", offset = ""] = position.split("/");
  // A segment has 16 MB, so the upper byte of the offset is its number.
  const number = Math.floor(Number.parseInt(offset, HEX) / 2 ** 24);
  const last = [timeline, Number.parseInt(log, HEX), number].map(toEightDigits).join("");
  return segment.slice(0, 24) >= last ? position : undefined;
}

function findEnd(timeline: number, history: string): string | undefined {
  const lines = history.split("\n").map((line) => line.trim().split(/\s+/));
  return lines.find(([name]) => name === String(timeline))?.[1];
}

function toEightDigits(value: number): string {
  return value.toString(HEX).toUpperCase().padStart(8, "0");
}
