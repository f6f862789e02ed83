import { readFileSync } from "node:fs";
import type { Design } from "@photomap/design";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makePhotoFile, stubPhotoWorker } from "../../uploads/test/stub-photo-worker.ts";
import { type DroppedPhoto, loadLookup, readPhotos } from "./read-photos.ts";

const CATALOG = new URL("../../../../../../catalog/", import.meta.url);
const readCatalog = (path: string) => readFileSync(new URL(path, CATALOG), "utf8");

beforeEach(() => {
  stubPhotoWorker();
  vi.stubGlobal("fetch", async (url: string) => new Response(readCatalog(`generated${url}`)));
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["world", "world-36x24"],
  ["north-america", "north-america-30x24"],
])("finds the United States for photos of border towns on the map %s", async (baseId, id) => {
  const design: Design = JSON.parse(readCatalog(`designs/${id}.json`));
  const photos: DroppedPhoto[] = [];
  const files = [
    makePhotoFile("El Paso.jpg", { longitude: -106.487, latitude: 31.759 }),
    makePhotoFile("Laredo.jpg", { longitude: -99.507, latitude: 27.506 }),
    makePhotoFile("Brownsville.jpg", { longitude: -97.497, latitude: 25.902 }),
    makePhotoFile("Niagara Falls.jpg", { longitude: -79.057, latitude: 43.095 }),
  ];
  await readPhotos(files, {
    design,
    lookup: await loadLookup(baseId),
    signal: new AbortController().signal,
    onPhoto: (photo) => photos.push(photo),
    onRefusal: ({ name }) => expect.unreachable(name),
  });
  const unitedStates = { kind: "ON_MAP", openingId: "US", distanceKm: 0 };
  expect(photos.map(({ location }) => location)).toEqual(files.map(() => unitedStates));
});
