import { expect, it } from "vitest";
import { describeDataExport, formatBytes } from "./describe-data-export.ts";

it.each([
  [0, "0 B"],
  [999, "999 B"],
  [1500, "1.5 kB"],
  [48_200_000, "48 MB"],
  [7_340_000_000, "7.3 GB"],
])("writes %i bytes as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it("contains the expiry date", () => {
  const ready = { status: "DONE", expiresAt: "2026-11-22T23:30:00.000Z" } as const;
  expect(describeDataExport(ready)).toContain("November 22, 2026");
});
