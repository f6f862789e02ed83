import { describe, expect, it } from "vitest";
import { toDateTimeInput, toIsoInstant } from "./local-time.ts";

const STORED = "2026-06-01T00:00:30.000Z";

describe("the time of a field", () => {
  it("is that of the browser's time zone, to the minute", () => {
    const local = toDateTimeInput(new Date(2026, 6, 4, 18, 30, 59));
    expect(local).toBe("2026-07-04T18:30");
    expect(new Date(toIsoInstant(local, null))).toEqual(new Date(2026, 6, 4, 18, 30));
  });

  it("keeps the stored seconds until it is changed", () => {
    const local = toDateTimeInput(new Date(STORED));
    expect(toIsoInstant(local, STORED)).toBe(STORED);
    const later = toDateTimeInput(new Date("2026-06-01T00:01:00.000Z"));
    expect(toIsoInstant(later, STORED)).toBe("2026-06-01T00:01:00.000Z");
  });

  it("that was emptied is none, whatever was stored", () => {
    expect(toIsoInstant("", STORED)).toBe("");
    expect(toIsoInstant("", undefined)).toBe("");
  });
});
