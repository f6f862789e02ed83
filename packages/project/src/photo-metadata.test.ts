import { expect, it } from "vitest";
import { findFirstPhotoDay } from "./photo-metadata.ts";

const createdTime = "2026-11-15T08:00:00.000Z";

it("finds the earliest day of user entries, EXIF and uploads", () => {
  expect(findFirstPhotoDay([])).toBeUndefined();
  expect(findFirstPhotoDay([{ createdTime }])).toBe("2026-11-15");
  expect(
    findFirstPhotoDay([{ createdTime }, { createdTime, timeTakenExif: "2019:07:04 23:59:59" }]),
  ).toBe("2019-07-04");
  const corrected = { timeTakenExif: "1970:01:01 00:00:00", timeTakenUser: "2018-05-01T12:00" };
  expect(findFirstPhotoDay([{ createdTime, ...corrected }])).toBe("2018-05-01");
});
