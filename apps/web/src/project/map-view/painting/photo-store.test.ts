import { describe, expect, it } from "vitest";
import { getPhotoKey, PhotoStore } from "./photo-store.ts";

function pixels(edge: number) {
  const bitmap = {
    width: edge,
    height: edge,
    isClosed: false,
    close: () => {
      bitmap.isClosed = true;
    },
  };
  return bitmap;
}

const size = (edge: number) => edge * edge * 4;

describe("PhotoStore", () => {
  it("finds the smallest size that is sharp enough, otherwise the largest", () => {
    const store = new PhotoStore(size(10_000));
    const [small, large] = [pixels(64), pixels(256)];
    store.add({ id: "a", edgePx: 64 }, small);
    expect(store.find("a", 200)).toBe(small);
    store.add({ id: "a", edgePx: 256 }, large);
    expect(store.find("a", 200)).toBe(large);
    expect(store.find("a", 50)).toBe(small);
    expect(store.find("a", 4096)).toBe(large);
    expect(store.find("b", 64)).toBeUndefined();
  });

  it("finds a stored edge that replaces a smaller one, but not one that is much smaller", () => {
    const store = new PhotoStore(size(10_000));
    store.add({ id: "a", edgePx: 256 }, pixels(256));
    store.add({ id: "a", edgePx: 128 }, pixels(128));
    const findEdge = (edgePx: number) => store.findEdge({ id: "a", edgePx });
    expect([32, 64, 128, 256, 512].map(findEdge)).toEqual([128, 128, 128, 256, undefined]);
    expect(findEdge(16)).toBeUndefined();
    expect(store.findEdge({ id: "b", edgePx: 64 })).toBeUndefined();
  });

  it("evicts the least recently used photo", () => {
    const store = new PhotoStore(2 * size(64));
    const [a, b, c] = [pixels(64), pixels(64), pixels(64)];
    store.add({ id: "a", edgePx: 64 }, a);
    store.add({ id: "b", edgePx: 64 }, b);
    store.find("a", 64);
    store.add({ id: "c", edgePx: 64 }, c);
    store.trim(new Set());
    expect([a.isClosed, b.isClosed, c.isClosed]).toEqual([false, true, false]);
    expect(store.has({ id: "b", edgePx: 64 })).toBe(false);
  });

  it("keeps a needed photo, however old", () => {
    const store = new PhotoStore(size(64));
    const [a, b] = [pixels(64), pixels(64)];
    store.add({ id: "a", edgePx: 64 }, a);
    store.add({ id: "b", edgePx: 64 }, b);
    store.trim(new Set([getPhotoKey({ id: "a", edgePx: 64 })]));
    expect([a.isClosed, b.isClosed]).toEqual([false, true]);
  });
});
