import { expect, it } from "vitest";
import { createKeyForOwner, rekeyPhotos } from "./rekey-photos.ts";
import { makePhoto } from "./test/open-store.ts";

const inputs = {
  UT: { type: "OPENING", images: [makePhoto("a"), makePhoto("b")], modifiedAt: "" },
  CO: { type: "OPENING", images: [], background: "#111111", modifiedAt: "" },
} as const;

it("replaces the ids of photos and keeps everything else", () => {
  const rekeyed = rekeyPhotos(inputs, new Map([["b", "new"]]));
  expect(rekeyed["UT"]?.images).toEqual([makePhoto("a"), makePhoto("new")]);
  expect(rekeyed["CO"]).toEqual(inputs.CO);
});

it("returns the same inputs when there is nothing to replace", () => {
  expect(rekeyPhotos(inputs, new Map())).toBe(inputs);
});

it("keeps the last part of a key, so that a repeated upload has the same key", () => {
  const key = createKeyForOwner("account/uploads/photos/", "guest/uploads/photos/1.jpg");
  expect(key).toBe("account/uploads/photos/1.jpg");
});
