import { expect, it } from "vitest";
import { formatDuration } from "./format-duration.ts";

it.each([
  [-1, "0 s"],
  [119, "119 s"],
  [120, "2 min"],
  [7199, "119 min"],
  [7200, "2 h"],
  [172_799, "47 h"],
  [172_800, "2 days"],
])("formats %d seconds", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
