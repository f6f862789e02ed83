import { expect, it } from "vitest";
import { groupDesigns } from "./design-group.ts";
import { listRegionSizes } from "./region-sizes.ts";
import { findRelatedMaps } from "./related-maps.ts";
import { makeDesign } from "./test/make-design.ts";

it("shows maps of the place, the map around it, then the nearest of the family", () => {
  const groups = groupDesigns([
    makeDesign("50-states", "50 States", { Maine: 90, Vermont: 70, Iowa: 40, Utah: 10 }),
    makeDesign("single-vt", "Vermont Silhouette"),
    makeDesign("us-ia", "Iowa Counties"),
    makeDesign("us-me", "Maine Counties"),
    makeDesign("us-ut", "Utah Counties", { Vermont: 5 }),
    makeDesign("us-vt", "Vermont Counties"),
  ]);
  const vermont = groups.find(({ baseId }) => baseId === "us-vt");
  const related = vermont ? findRelatedMaps(groups, vermont, 4) : [];
  expect(related.map(({ baseId }) => baseId)).toEqual(["single-vt", "50-states", "us-me", "us-ia"]);
});

it("measures the regions of a map by their area", () => {
  const sizes = listRegionSizes(makeDesign("50-states", "50 States", { Utah: 10, Iowa: 40 }));
  expect(sizes).toEqual([
    { name: "Iowa", width: 40, height: 90 },
    { name: "Utah", width: 10, height: 90 },
  ]);
});
