import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  countDaysInMonth,
  findFirstPhotoDay,
  formatPhotoDate,
  getDateAccuracy,
  getPhotoDate,
  parsePhotoDate,
  serializePhotoDate,
} from "./photo-date.ts";

const createdTime = "2026-11-15T08:00:00.000Z";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the accuracy of a date", () => {
  it("TML-04 is accurate from the user or the camera, inaccurate from the upload, else missing", () => {
    const timeTakenUser = "2018";
    const timeTakenExif = "2019-07-04T23:59:59";
    expect(getDateAccuracy({ timeTakenUser, createdTime })).toBe("ACCURATE");
    expect(getDateAccuracy({ timeTakenExif, createdTime })).toBe("ACCURATE");
    expect(getDateAccuracy({ timeTakenUser, timeTakenExif, createdTime })).toBe("ACCURATE");
    expect(getDateAccuracy({ timeTakenUser })).toBe("ACCURATE");
    expect(getDateAccuracy({ createdTime })).toBe("INACCURATE");
    expect(getDateAccuracy({})).toBe("MISSING");
  });

  it("ignores texts that are no date", () => {
    expect(getDateAccuracy({ timeTakenExif: "0000:00:00 00:00:00", createdTime })).toBe(
      "INACCURATE",
    );
    expect(getPhotoDate({ timeTakenUser: "2019-02-29", createdTime })).toEqual({
      year: 2026,
      month: 11,
      day: 15,
    });
    expect(getDateAccuracy({ createdTime: "" })).toBe("MISSING");
  });
});

describe("a date of a photo", () => {
  it.each([
    ["2019", { year: 2019 }, "2019"],
    ["2019-07", { year: 2019, month: 7 }, "July 2019"],
    ["2024-02-29", { year: 2024, month: 2, day: 29 }, "February 29, 2024"],
    ["2019:07:04 23:59:59", { year: 2019, month: 7, day: 4 }, "July 4, 2019"],
    ["1897-12-31T23:59:59", { year: 1897, month: 12, day: 31 }, "December 31, 1897"],
    ["0042-01-01", { year: 42, month: 1, day: 1 }, "January 1, 42"],
  ])("%s is read and formatted", (text, date, formatted) => {
    expect(parsePhotoDate(text)).toEqual(date);
    expect(formatPhotoDate(date)).toBe(formatted);
  });

  it.each(["", "yesterday", "20190704", "2019-13", "2019-00-01", "2019-04-31", "1900-02-29"])(
    "%j is no date",
    (text) => {
      expect(parsePhotoDate(text)).toBeUndefined();
    },
  );

  const dates = fc
    .record({ year: fc.integer({ min: 1, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) })
    .chain(({ year, month }) =>
      fc
        .integer({ min: 1, max: countDaysInMonth(year, month) })
        .map((day) => ({ year, month, day })),
    );
  /**
   * Times of day: 23:30 and 2:30 fall on another day in UTC, and some changes to daylight saving
   * time skip 2:30.
   */
  const times = fc.constantFrom("", "T00:00:00", "T02:30:00", "T12:00:00", "T23:30:00");
  const zones = [
    "UTC",
    "America/Los_Angeles",
    "America/St_Johns",
    "Europe/London",
    "Asia/Tokyo",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    // Skipped December 30, 2011.
    "Pacific/Apia",
  ];

  it.each(zones)("is the same day of the calendar in the time zone %s", async (zone) => {
    vi.stubEnv("TZ", zone);
    // Formatters take the time zone of their creation.
    vi.resetModules();
    const { formatPhotoDate: format } = await import("./photo-date.ts");
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    fc.assert(
      fc.property(dates, times, (date, time) => {
        const text = serializePhotoDate(date) + time;
        expect(parsePhotoDate(text)).toEqual(date);
        expect(format(date)).toMatch(new RegExp(` ${date.day}, ${date.year}$`));
        expect(findFirstPhotoDay([{ timeTakenExif: text, createdTime }])).toBe(
          serializePhotoDate(date),
        );
      }),
      {
        numRuns: 50,
        examples: [
          [{ year: 2024, month: 2, day: 29 }, "T23:30:00"],
          [{ year: 2026, month: 3, day: 8 }, "T02:30:00"],
          [{ year: 1969, month: 12, day: 31 }, "T23:30:00"],
          [{ year: 2011, month: 12, day: 30 }, "T12:00:00"],
        ],
      },
    );
  });

  it("counts the days of leap years", () => {
    expect([2023, 2024, 1900, 2000].map((year) => countDaysInMonth(year, 2))).toEqual([
      28, 29, 28, 29,
    ]);
  });
});

it("finds the earliest day of user entries, EXIF and uploads", () => {
  expect(findFirstPhotoDay([])).toBeUndefined();
  expect(findFirstPhotoDay([{ createdTime }])).toBe("2026-11-15");
  expect(
    findFirstPhotoDay([{ createdTime }, { createdTime, timeTakenExif: "2019:07:04 23:59:59" }]),
  ).toBe("2019-07-04");
  const corrected = { timeTakenExif: "1970:01:01 00:00:00", timeTakenUser: "2018-05-01T12:00" };
  expect(findFirstPhotoDay([{ createdTime, ...corrected }])).toBe("2018-05-01");
});
