import sharp from "sharp";
import { expect, it } from "vitest";
import { readPhotoMetadata } from "./read-photo-metadata.ts";

// The metadata of a PNG has no prefix.
it.each(["jpeg", "png", "webp"] as const)("reads the time of a photo in %s", async (format) => {
  const create = { width: 30, height: 20, channels: 3, background: "teal" } as const;
  const file = await sharp({ create })
    .withExif({ IFD2: { DateTimeOriginal: "2019:12:31 23:59:59" } })
    .toFormat(format)
    .toBuffer();
  const { exif } = await sharp(file).metadata();
  expect(readPhotoMetadata(exif)).toEqual({ takenAt: "2019-12-31T23:59:59" });
});

it("ignores missing and unreadable metadata", () => {
  expect(readPhotoMetadata(undefined)).toEqual({});
  expect(readPhotoMetadata(Buffer.from("unreadable"))).toEqual({});
});
