import { expect, it } from "vitest";
import { createDesignEntry } from "./design-entry.ts";
import { makeDesign } from "./test/make-design.ts";

it("lists a design with the names of its places", () => {
  const design = makeDesign("50-states", "50 States", { Utah: 10, Maine: 10 });
  const features = design.features.map((feature) =>
    feature.type === "OPENING" && feature.name === "Maine"
      ? { ...feature, abbreviation: "ME", keywords: ["Pine Tree"] }
      : feature,
  );
  const entry = createDesignEntry({ ...design, features }, "/thumbnails/1.webp");
  expect(entry).toMatchObject({ id: "50-states-1x1", name: "50 States", regionType: "state" });
  expect(entry.places).toEqual(["Utah", "Maine", "ME", "Pine Tree"]);
  expect(entry.thumbnailUrl).toBe("/thumbnails/1.webp");
  expect(entry).not.toHaveProperty("uncountedIds");
  expect(entry).not.toHaveProperty("popularRank");
  expect(entry).not.toHaveProperty("stickersOnly");
});
