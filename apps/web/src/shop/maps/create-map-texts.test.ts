import { expect, it } from "vitest";
import { createMapTexts } from "./create-map-texts.ts";
import type { MapPageData } from "./map-page-data.ts";

type Facts = Pick<MapPageData["group"], "name" | "family"> & { count: number; plural: string };

function makeMap({ name, family, count, plural }: Facts): MapPageData {
  const size = { id: "", width: 2592, height: 1728, regionCount: count };
  const group = {
    slug: "",
    name,
    family,
    designs: [{ ...size, stickersOnly: false, outputOptions: [] }],
    mainDesign: {
      ...size,
      thumbnailUrl: null,
      regionType: "",
      regionTypePlural: plural,
      stickers: [],
    },
  };
  const regions = ["Large", "Small"].slice(0, count).map((region) => ({
    name: region,
    width: 720,
    height: 720,
  }));
  return { group, regions, pictures: null, products: [], related: [] };
}

it.each([
  ["World", "WORLD", 130, "countries", "A map of the world with 130 countries to fill, from Large"],
  ["50 States", "WORLD", 50, "states", "A map of the 50 States with 50 states to fill"],
  ["Netherlands", "COUNTRIES", 12, "provinces", "A photo map of the Netherlands with 12 provinces"],
  ["Ohio Silhouette", "SILHOUETTES", 1, "states", "Your photo in the outline of Ohio"],
  ["Heart", "MOSAICS", 1, "hearts", "Your photo in the shape of a heart"],
  ["Honeycomb", "MOSAICS", 38, "cells", "Honeycomb: a mosaic of 38 photos in 38 cells"],
] as const)("describes %s", (name, family, count, plural, start) => {
  const { title, description, lead } = createMapTexts(makeMap({ name, family, count, plural }));
  expect(title).toBe(`${name} Photo Map`);
  expect(description.slice(0, start.length)).toBe(start);
  expect(description.length).toBeLessThan(161);
  expect(lead).not.toBe("");
});
