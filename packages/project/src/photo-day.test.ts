import { expect, it } from "vitest";
import { firstPhotoDay } from "./photo-day.ts";

const createdTime = "2026-11-15T08:00:00.000Z";

it("finds the earliest day, whoever wrote it down", () => {
  expect(firstPhotoDay([])).toBeUndefined();
  expect(firstPhotoDay([{ createdTime }])).toBe("2026-11-15");
  expect(
    firstPhotoDay([{ createdTime }, { createdTime, timeTakenExif: "2019:07:04 23:59:59" }]),
  ).toBe("2019-07-04");
  const corrected = { timeTakenExif: "1970:01:01 00:00:00", timeTakenUser: "2018-05-01T12:00" };
  expect(firstPhotoDay([{ createdTime, ...corrected }])).toBe("2018-05-01");
});
