import { readFileSync } from "node:fs";
import { type Design, findOpening } from "@photomap/design";
import { expect, it } from "vitest";
import { assignPhotos } from "./assign-photos.ts";
import { measureDemoPhotos } from "./demo-photos.ts";

const sizes = await measureDemoPhotos();

function readDesign(id: string): Design {
  return JSON.parse(readFileSync(new URL(`../../designs/${id}.json`, import.meta.url), "utf8"));
}

function assign(id: string) {
  const photos = [...assignPhotos(readDesign(id), sizes)];
  return Object.fromEntries(photos.map(([opening, { photo }]) => [opening, photo.name]));
}

it("shows photos of a known place in their own region", () => {
  expect(assign("50-states-36x24")).toMatchObject({
    AK: "denali",
    AZ: "grand-canyon",
    CA: "otters",
    CO: "welcome-to-colorado",
    MA: "boston-sunset",
    MT: "lake-sherburne",
  });
  expect(assign("world-36x24")).toMatchObject({
    ES: "casa-mila",
    JP: "japanese-shop",
    MN: "rippled-sand",
    US: "grand-canyon",
  });
  expect(assign("us-az-24x30")).toMatchObject({ "04005": "antelope-canyon" });
});

it.each([
  ["50-states-36x24", ["casa-mila", "japanese-shop", "rippled-sand", "earth-at-night"]],
  ["world-36x24", ["boston-sunset", "osprey", "welcome-to-colorado"]],
  ["us-az-24x30", ["grand-canyon", "denali", "casa-mila"]],
])("shows them in no other region of %s", (id, elsewhere) => {
  const shown = Object.values(assign(id));
  expect(shown.filter((name) => elsewhere.includes(name))).toEqual([]);
});

it.each(["heart-mosaic-24x24", "us-az-24x30"])("shows no photo twice on %s", (id) => {
  const shown = Object.values(assign(id));
  expect(shown.length).toBeGreaterThan(10);
  expect(new Set(shown).size).toBe(shown.length);
});

it("shows a photo at most twice on the map of the states, far apart", () => {
  const design = readDesign("50-states-36x24");
  const uses = Map.groupBy(assignPhotos(design, sizes), ([, { photo }]) => photo.name);
  const pairs = [...uses.values()].filter((openings) => openings.length > 1);
  expect(pairs.map(({ length }) => length)).toEqual(pairs.map(() => 2));
  const distances = pairs.map((openings) => {
    const [a, b] = openings.map(([id]) => findOpening(design, id)?.layers.cut?.box);
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  });
  expect(Math.min(...distances)).toBeGreaterThan(design.width / 6);
});
