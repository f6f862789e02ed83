import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const script = fileURLToPath(new URL("../test/render-large-sheet.ts", import.meta.url));

it("renders 24x36 inches with 36 photos of 2400 pixels in less than 1 GB of memory", {
  timeout: 60_000,
}, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  const { width, height, peakMegabytes } = JSON.parse(stdout) as Record<string, number>;
  expect([width, height]).toEqual([7200, 10_800]);
  expect(peakMegabytes).toBeLessThan(1000);
});
