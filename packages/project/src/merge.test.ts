import { describe, expect, it } from "vitest";
import { findChangedInputs, mergeContent } from "./merge.ts";
import type { Inputs, OpeningInput, ProjectContent } from "./project.ts";

const input = (background: string): OpeningInput => ({
  type: "OPENING",
  images: [],
  background,
  modifiedAt: "2026-11-15T08:00:00.000Z",
});

const base = { UT: input("#000000"), CO: input("#000000") };

const project = (inputs: Inputs, name = "Our travels"): ProjectContent => ({
  name,
  outputType: "VINYL_WALL_MAP",
  outputScale: 1,
  accessPolicy: "PRIVATE",
  backgroundId: null,
  inputs,
});

const mergeInputs = (base: Inputs, mine: Inputs, theirs: Inputs) => {
  const { content, conflicts } = mergeContent(project(base), project(mine), project(theirs));
  return { inputs: content.inputs, conflicts };
};

describe("merge", () => {
  it("takes a changed name from either side, and mine when both changed it", () => {
    const names = (mine: string, theirs: string) =>
      mergeContent(project({}, "Old"), project({}, mine), project({}, theirs)).content.name;
    expect(names("Old", "Theirs")).toBe("Theirs");
    expect(names("Mine", "Old")).toBe("Mine");
    expect(names("Mine", "Theirs")).toBe("Mine");
  });

  it("ignores the order of keys", () => {
    const { type, images, modifiedAt } = base.UT;
    const reordered: OpeningInput = { modifiedAt, images, background: "#000000", type };
    expect(findChangedInputs(base, { UT: reordered, CO: input("#111111") })).toEqual({
      CO: input("#111111"),
    });
  });

  it("takes the openings changed on one side", () => {
    const mine = { ...base, UT: input("#111111") };
    const theirs = { ...base, CO: input("#222222"), NM: input("#333333") };
    expect(mergeInputs(base, mine, theirs)).toEqual({
      inputs: { UT: mine.UT, CO: theirs.CO, NM: theirs.NM },
      conflicts: [],
    });
  });

  it("reports an opening changed on both sides as a conflict, and keeps mine", () => {
    const mine = { ...base, UT: input("#111111") };
    const theirs = { ...base, UT: input("#222222") };
    const merged = mergeInputs(base, mine, theirs);
    expect(merged.conflicts).toEqual(["UT"]);
    expect(merged.inputs["UT"]).toEqual(mine.UT);
  });

  it("reports no conflict for the same change on both sides", () => {
    const both = { ...base, UT: input("#111111") };
    expect(mergeInputs(base, both, structuredClone(both)).conflicts).toEqual([]);
  });
});
