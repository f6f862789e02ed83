import { readdirSync, readFileSync, statSync } from "node:fs";
import type { Design } from "@photomap/design";
import { describe, expect, it } from "vitest";

import { drawThumbnail } from "./draw-thumbnail.ts";
import { openScaledPhotos } from "./open-scaled-photos.ts";

const DESIGNS = new URL("../../../designs/", import.meta.url);
const THUMBNAILS = new URL("../../../thumbnails/", import.meta.url);

function readDesign(id: string): Design {
  return JSON.parse(readFileSync(new URL(`${id}.json`, DESIGNS), "utf8"));
}

function listIds(folder: URL, ending: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.map((name) => name.slice(0, -ending.length)).toSorted();
}

describe("the thumbnails", () => {
  it("are there for every design and no other, and stay small", () => {
    const ids = listIds(THUMBNAILS, ".webp");
    expect(ids).toEqual(listIds(DESIGNS, ".json"));
    const sizes = ids.map((id) => statSync(new URL(`${id}.webp`, THUMBNAILS)).size);
    expect(Math.max(...sizes)).toBeLessThan(40_000);
  });

  it("are the same pixels each time they are drawn", async () => {
    const photos = await openScaledPhotos(["welcome-to-colorado"]);
    const draw = () => drawThumbnail(readDesign("single-co-20x16"), photos);
    const [first, second] = [await draw(), await draw()];
    expect(first.equals(second)).toBe(true);
    expect(first.subarray(8, 12).toString()).toBe("WEBP");
  });
});
