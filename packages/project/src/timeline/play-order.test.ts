import { describe, expect, it } from "vitest";
import { listPlaySteps } from "./play-order.ts";

type Times = { readonly timeTakenUser?: string; readonly timeTakenExif?: string };

function orderOf(regions: Readonly<Record<string, readonly Times[]>>) {
  const playable = Object.entries(regions).map(([id, images]) => ({ id, images }));
  return listPlaySteps(playable).map(({ region, year }) => [region.id, year]);
}

describe("listPlaySteps", () => {
  it("orders regions by their earliest photo, the entry of the user before the camera", () => {
    const order = orderOf({
      UT: [{ timeTakenExif: "2021-05-01T10:00:00" }, { timeTakenExif: "2018-01-01T10:00:00" }],
      TX: [{ timeTakenExif: "2012-05-01T10:00:00", timeTakenUser: "2019-07-04" }],
      CO: [{ timeTakenExif: "2018:03:02 09:00:00" }],
    });
    expect(order).toEqual([
      ["UT", 2018],
      ["CO", 2018],
      ["TX", 2019],
    ]);
  });

  it("compares wall times of one day, without time zones", () => {
    const order = orderOf({
      late: [{ timeTakenExif: "2019-12-31T23:59:59" }],
      early: [{ timeTakenExif: "2019-12-31T00:00:01" }],
      newYear: [{ timeTakenUser: "2020-01-01T00:00:00" }],
    });
    expect(order).toEqual([
      ["early", 2019],
      ["late", 2019],
      ["newYear", 2020],
    ]);
  });

  it("puts regions without a date at the end, in their own order", () => {
    const order = orderOf({
      B: [{}],
      A: [{ timeTakenExif: "0000" }],
      C: [{ timeTakenUser: "2001-01-01" }],
    });
    expect(order).toEqual([
      ["C", 2001],
      ["B", undefined],
      ["A", undefined],
    ]);
  });

  it("has dates of which only the year or the month is known", () => {
    const order = orderOf({
      july: [{ timeTakenUser: "2019-07" }],
      may: [{ timeTakenExif: "2019-05-01T10:00:00" }],
      year: [{ timeTakenUser: "2019" }],
    });
    expect(order).toEqual([
      ["year", 2019],
      ["may", 2019],
      ["july", 2019],
    ]);
  });

  it("handles a map without photos", () => {
    expect(orderOf({})).toEqual([]);
  });
});
