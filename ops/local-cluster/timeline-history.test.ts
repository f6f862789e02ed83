import { expect, it } from "vitest";
import { findAbandonedAt } from "./timeline-history.ts";

const HISTORY = [
  "1\t0/5000148\tno recovery target specified",
  "",
  "2\t1/A3000000\tno recovery target specified",
].join("\n");

it.each([
  ["000000010000000000000005", "0/5000148"],
  ["000000010000000000000006", "0/5000148"],
  ["0000000200000001000000A3", "1/A3000000"],
  ["0000000200000001000000A3.partial", "1/A3000000"],
])("%s is of a timeline that ended at %s", (segment, position) => {
  expect(findAbandonedAt(segment, HISTORY)).toBe(position);
});

it.each([
  // A segment before the end of its timeline, which recovery needs.
  "000000010000000000000004",
  "0000000200000001000000A2",
  "0000000200000000000000FF",
  // A segment of the current timeline.
  "0000000300000001000000A4",
  "00000002.history",
])("%s is not abandoned", (segment) => {
  expect(findAbandonedAt(segment, HISTORY)).toBeUndefined();
});

it("nothing is abandoned before the first failover", () => {
  expect(findAbandonedAt("000000010000000000000005", "")).toBeUndefined();
});
