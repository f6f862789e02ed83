import { expect, it } from "vitest";
import { findMainDesign, groupDesigns } from "./design-group.ts";

function makeSize(inches: number, height = 16) {
  const id = `50-states-${inches}x${height}`;
  return { id, baseId: "50-states", name: "50 States", width: inches * 72, height: height * 72 };
}

it("PRJ-10 puts the sizes of one map together, the smallest first", () => {
  const [group, ...others] = groupDesigns([36, 12, 24].map((inches) => makeSize(inches)));
  expect(others).toEqual([]);
  expect(group?.designs.map(({ id }) => id)).toEqual([
    "50-states-12x16",
    "50-states-24x16",
    "50-states-36x16",
  ]);
  const [sameArea] = groupDesigns([makeSize(24, 8), makeSize(12, 16)]);
  expect(sameArea?.designs.map(({ id }) => id)).toEqual(["50-states-12x16", "50-states-24x8"]);
});

it("PRJ-10 lists popular maps by their best rank, then the others by name", () => {
  const rank = (baseId: string, popularRank?: number) => ({
    ...makeSize(24),
    id: `${baseId}-${popularRank}`,
    baseId,
    name: baseId,
    ...(popularRank !== undefined && { popularRank }),
  });
  const designs = [rank("map 10"), rank("b", 9), rank("c", 3), rank("b", 2), rank("map 9")];
  expect(groupDesigns(designs).map(({ baseId, popularRank }) => [baseId, popularRank])).toEqual([
    ["b", 2],
    ["c", 3],
    ["map 9", undefined],
    ["map 10", undefined],
  ]);
});

it.each([
  [[makeSize(24), makeSize(36, 24), makeSize(48, 32)], "50-states-36x24"],
  [[makeSize(24), makeSize(20, 40)], "50-states-24x16"],
  [[makeSize(48), makeSize(60)], "50-states-48x16"],
])("the main size is the largest of at most 36 inches, else the smallest", (sizes, id) => {
  const [group] = groupDesigns(sizes);
  expect(group && findMainDesign(group).id).toBe(id);
});
