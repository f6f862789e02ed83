import { expect, it } from "vitest";
import { findMapFamily, getPlaceName } from "./map-family.ts";

it.each([
  ["50-states", "state", "WORLD"],
  ["us-la", "parish", "COUNTIES"],
  ["ireland", "county", "COUNTRIES"],
  ["europe", "country", "WORLD"],
  ["single-mi", "state", "SILHOUETTES"],
  ["single-heart", "heart", "MOSAICS"],
  ["honeycomb", "cell", "MOSAICS"],
])("assigns %s of one %s to %s", (baseId, regionType, family) => {
  expect(findMapFamily({ baseId, regionType })).toBe(family);
});

it("finds the place in the name of a map", () => {
  expect(getPlaceName("Louisiana Parishes")).toBe("Louisiana");
  expect(getPlaceName("Michigan Silhouette")).toBe("Michigan");
  expect(getPlaceName("New Zealand")).toBe("New Zealand");
});
