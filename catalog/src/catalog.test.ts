import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import {
  createDesignEntry,
  createDesignSearch,
  deriveLayers,
  groupDesigns,
  validateDesign,
} from "@photomap/design";
import { parsePath, shapeBox } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { listDesignIds, readDesign, readDesignFile, readIndex } from "./test/read-catalog.ts";

const LARGEST_BYTES = 120_000;
const TIMEOUT_MS = 60_000;
const ids = listDesignIds();

describe("the catalog", { timeout: TIMEOUT_MS }, () => {
  it.each(ids)("%s can be cut and printed", (id) => {
    expect(validateDesign(readDesign(id))).toEqual([]);
  });

  it("keeps every design small enough to load quickly", () => {
    const large = ids.filter((id) => gzipSync(readDesignFile(id)).length > LARGEST_BYTES);
    expect(large).toEqual([]);
  });

  it("lists every design with the hash of its file", () => {
    const hashes = new Map(readIndex().map(({ id, hash }) => [id, hash]));
    expect([...hashes.keys()].toSorted()).toEqual(ids.toSorted());
    for (const id of ids)
      expect(hashes.get(id)).toBe(createHash("sha256").update(readDesignFile(id)).digest("hex"));
  });

  it("has more than eighty maps", () => {
    expect(new Set(readIndex().map(({ baseId }) => baseId)).size).toBeGreaterThan(80);
  });

  it("OPN-31 has openings and graphics with depth, outline and layers, each layer with its box", () => {
    const { features } = deriveLayers(readDesign("50-states-36x24"));
    expect(new Set(features.map(({ type }) => type))).toEqual(new Set(["OPENING", "GRAPHIC"]));
    for (const { type, depth, outlined, layers } of features) {
      const isOpening = type === "OPENING";
      expect(Object.keys(layers)).toEqual(
        isOpening ? ["inner", "cut", "print", "outer"] : ["print"],
      );
      expect(outlined).toBe(isOpening);
      expect(isOpening ? depth === 2 : depth < 2).toBe(true);
      for (const { path, box } of Object.values(layers)) {
        const { x, y, width, height } = shapeBox(parsePath(path));
        for (const [stored, actual] of [
          [box.x, x],
          [box.y, y],
          [box.width, width],
          [box.height, height],
        ] as const)
          expect(stored).toBeCloseTo(actual, 0);
      }
    }
  });

  it("has every county of Texas and every prefecture of Japan in every size", () => {
    const counts = readIndex()
      .filter(({ baseId }) => baseId === "us-tx" || baseId === "japan")
      .map(({ id, regionCount }) => [id, regionCount]);
    expect(Object.fromEntries(counts)).toEqual({
      "japan-24x30": 47,
      "us-tx-24x24": 254,
      "us-tx-36x36": 254,
    });
  });

  it("marks only the 12 x 8 inch states as stickers only", () => {
    const marked = readIndex().filter(({ stickersOnly }) => stickersOnly);
    expect(marked.map(({ id }) => id)).toEqual(["50-states-12x8"]);
  });
});

describe("searching the catalog", { timeout: TIMEOUT_MS }, () => {
  const groups = groupDesigns(ids.map((id) => createDesignEntry(readDesign(id), null)));
  const search = createDesignSearch(groups);
  const findFirst = (query: string) => search(query).matches[0]?.group.baseId;

  it("finds maps by nickname, code, native name and misspelling", () => {
    expect(findFirst("Lone Star")).toBe("us-tx");
    expect(findFirst("CO")).toBe("us-co");
    expect(findFirst("Deutschland")).toBe("germany");
    expect(findFirst("Masachusetts")).toBe("us-ma");
    expect(findFirst("nippon")).toBe("japan");
  });

  it("lists the popular maps first", () => {
    const first = groups.slice(0, 3);
    expect(first.map(({ baseId }) => baseId)).toEqual(["50-states", "world", "national-parks"]);
  });
});
