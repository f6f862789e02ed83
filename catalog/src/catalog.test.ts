import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import {
  createDesignEntry,
  createDesignSearch,
  deriveLayers,
  groupDesigns,
  openingsOf,
  validateDesign,
} from "@photomap/design";
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

  it("OPN-31 gives every opening four layers, each with its box", () => {
    for (const opening of openingsOf(deriveLayers(readDesign("50-states-36x24"))))
      for (const layer of ["inner", "cut", "print", "outer"] as const)
        expect(opening.layers[layer]?.box.width).toBeGreaterThan(0);
  });

  it("marks only the 12 x 8 inch states as stickers only", () => {
    const marked = readIndex().filter(({ stickersOnly }) => stickersOnly);
    expect(marked.map(({ id }) => id)).toEqual(["50-states-12x8"]);
  });
});

describe("searching the catalog", { timeout: TIMEOUT_MS }, () => {
  const groups = groupDesigns(ids.map((id) => createDesignEntry(readDesign(id), null)));
  const search = createDesignSearch(groups);
  const findFirst = (query: string) => search(query)[0]?.baseId;

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
