import type { OpeningImage } from "@photomap/project";
import { describe, expect, it } from "vitest";
import {
  changeDateDraft,
  countDaysInDraftMonth,
  createCommonDateDraft,
  createDateDraft,
  EMPTY_DATE_DRAFT,
  getLocalDay,
  parseDateDraft,
} from "./date-draft.ts";

const image = (facts: Partial<OpeningImage>) =>
  ({ createdTime: "2026-11-15T08:00:00.000Z", ...facts }) as OpeningImage;
const TODAY = "2026-11-16";

describe("the fields of a date", () => {
  it("start with the user's entry, else the camera's, and empty for an estimate", () => {
    const timeTakenExif = "2019-07-04T10:00:00";
    expect(createDateDraft(image({ timeTakenExif }))).toEqual({
      year: "2019",
      month: "7",
      day: "4",
    });
    expect(createDateDraft(image({ timeTakenExif, timeTakenUser: "2018" }))).toEqual({
      ...EMPTY_DATE_DRAFT,
      year: "2018",
    });
    expect(createDateDraft(image({}))).toEqual(EMPTY_DATE_DRAFT);
  });

  it("have the date that all photos share, else none", () => {
    const same = [image({ timeTakenUser: "2018-05" }), image({ timeTakenExif: "2018-05" })];
    expect(createCommonDateDraft(same)).toEqual({ year: "2018", month: "5", day: "" });
    expect(createCommonDateDraft([...same, image({})])).toEqual(EMPTY_DATE_DRAFT);
  });

  it("lose a day that the month does not have", () => {
    const leapDay = { year: "2024", month: "2", day: "29" };
    expect(changeDateDraft(leapDay, { year: "202" }).day).toBe("29");
    expect(changeDateDraft(leapDay, { year: "2023" }).day).toBe("");
    expect(changeDateDraft(leapDay, { month: "" }).day).toBe("");
    expect(changeDateDraft(leapDay, { month: "3" }).day).toBe("29");
    expect(countDaysInDraftMonth({ ...EMPTY_DATE_DRAFT, month: "2" })).toBe(29);
  });
});

describe("the check of the fields", () => {
  it.each([
    [EMPTY_DATE_DRAFT, null],
    [{ year: "2019", month: "", day: "" }, { year: 2019 }],
    [
      { year: "1897", month: "12", day: "" },
      { year: 1897, month: 12 },
    ],
    [
      { year: "2024", month: "2", day: "29" },
      { year: 2024, month: 2, day: 29 },
    ],
    [{ year: "2026", month: "", day: "" }, { year: 2026 }],
    [
      { year: "2026", month: "11", day: "16" },
      { year: 2026, month: 11, day: 16 },
    ],
  ])("accepts %j", (draft, date) => {
    expect(parseDateDraft(draft, TODAY)).toEqual({ date });
  });

  it.each([
    [{ year: "", month: "5", day: "" }, /year as well/],
    [{ year: "19", month: "", day: "" }, /four digits/],
    [{ year: "1066", month: "", day: "" }, /1826 or a later year/],
    [{ year: "2027", month: "", day: "" }, /future/],
    [{ year: "2026", month: "12", day: "" }, /future/],
    [{ year: "2026", month: "11", day: "17" }, /future/],
  ])("refuses %j", (draft, problem) => {
    expect(parseDateDraft(draft, TODAY)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it("takes today from the local calendar", () => {
    expect(getLocalDay(new Date(2026, 2, 8, 23, 59))).toBe("2026-03-08");
    expect(getLocalDay(new Date(2026, 0, 1, 0, 0))).toBe("2026-01-01");
  });
});
