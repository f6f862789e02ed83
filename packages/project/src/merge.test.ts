import { describe, expect, it } from "vitest";
import { mergeInputs } from "./merge.ts";
import type { OpeningInput } from "./project.ts";

const input = (background: string): OpeningInput => ({
  type: "OPENING",
  images: [],
  background,
  modifiedAt: "2026-11-15T08:00:00.000Z",
});

const base = { UT: input("#000000"), CO: input("#000000") };

describe("merge", () => {
  it("takes what each side changed alone", () => {
    const mine = { ...base, UT: input("#111111") };
    const theirs = { ...base, CO: input("#222222"), NM: input("#333333") };
    expect(mergeInputs(base, mine, theirs)).toEqual({
      inputs: { UT: mine.UT, CO: theirs.CO, NM: theirs.NM },
      conflicts: [],
    });
  });

  it("names an opening that both changed, and keeps mine until somebody decides", () => {
    const mine = { ...base, UT: input("#111111") };
    const theirs = { ...base, UT: input("#222222") };
    const merged = mergeInputs(base, mine, theirs);
    expect(merged.conflicts).toEqual(["UT"]);
    expect(merged.inputs["UT"]).toEqual(mine.UT);
  });

  it("sees no conflict where both made the same change", () => {
    const both = { ...base, UT: input("#111111") };
    expect(mergeInputs(base, both, structuredClone(both)).conflicts).toEqual([]);
  });
});
