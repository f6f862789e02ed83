import type { Design } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { applyEdit } from "../edit.ts";
import type { Inputs, OpeningImage, ProjectContent } from "../project.ts";
import { createDatesEdit, listTimeline } from "./list-timeline.ts";
import { findFirstPhotoDay } from "./photo-date.ts";

const createdTime = "2026-11-15T08:00:00.000Z";

function makeDesign(...names: string[]): Design {
  const features = names.map((name) => ({ type: "OPENING", id: name, name, enabled: true }));
  return { features } as unknown as Design;
}

function makeImage(id: string, times: Partial<OpeningImage> = {}): OpeningImage {
  return { id, createdTime, ...times } as OpeningImage;
}

function makeInputs(photos: Record<string, readonly OpeningImage[]>, enabled = true): Inputs {
  return Object.fromEntries(
    Object.entries(photos).map(([id, images]) => [
      id,
      { type: "OPENING", images, modifiedAt: createdTime, ...(!enabled && { enabled }) },
    ]),
  );
}

const summarize = (...args: Parameters<typeof listTimeline>) =>
  listTimeline(...args).map(({ year, entries }) => [year, ...entries.map((e) => e.opening.id)]);

describe("the timeline", () => {
  it("groups the openings with photos by the year of their earliest photo", () => {
    const design = makeDesign("Utah", "Ohio", "Iowa", "Maine", "Texas");
    const inputs = makeInputs({
      Utah: [
        makeImage("a", { timeTakenExif: "2019-07-04T10:00:00" }),
        makeImage("b", { timeTakenUser: "2009" }),
      ],
      Ohio: [makeImage("c", { timeTakenExif: "2019-07-04T09:00:00" })],
      Iowa: [makeImage("d", { timeTakenUser: "2019-07" })],
      Maine: [makeImage("e")],
      Texas: [],
    });
    expect(summarize(design, inputs)).toEqual([
      [2009, "Utah"],
      [2019, "Iowa", "Ohio"],
      [2026, "Maine"],
    ]);
    const [first] = listTimeline(design, inputs);
    expect(first?.entries[0]).toMatchObject({ date: { year: 2009 }, accuracy: "ACCURATE" });
    expect(first?.entries[0]?.images.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  it("leaves out openings that are not included, and has those without any date last", () => {
    const design = makeDesign("Utah", "Ohio");
    const undated = { Utah: [makeImage("a", { createdTime: "" })] };
    expect(summarize(design, makeInputs(undated))).toEqual([[undefined, "Utah"]]);
    expect(summarize(design, makeInputs({ Ohio: [makeImage("b")] }, false))).toEqual([]);
    const both = makeInputs({ ...undated, Ohio: [makeImage("b")] });
    expect(summarize(design, both)).toEqual([
      [2026, "Ohio"],
      [undefined, "Utah"],
    ]);
  });

  it("begins at the day by which the list of projects is sorted", () => {
    const images = [
      makeImage("a", { timeTakenExif: "2019:07:04 23:59:59" }),
      makeImage("b", { timeTakenUser: "2019-07" }),
      makeImage("c"),
    ];
    const [year] = listTimeline(makeDesign("Utah"), makeInputs({ Utah: images }));
    expect(year?.entries[0]?.date).toEqual({ year: 2019, month: 7 });
    expect(findFirstPhotoDay(images)).toBe("2019-07");
  });
});

describe("the edit of dates", () => {
  const exif = makeImage("exif", { timeTakenExif: "2019-07-04T10:00:00" });
  const entered = makeImage("entered", {
    timeTakenExif: "1970-01-01T00:00:00",
    timeTakenUser: "2018",
  });
  const uploaded = makeImage("uploaded");
  const images = [exif, entered, uploaded];
  const content = { inputs: makeInputs({ UT: images }) } as ProjectContent;

  const readEntries = ({ inputs }: ProjectContent) =>
    inputs["UT"]?.images.map(({ timeTakenUser }) => timeTakenUser);

  it("is one edit, which is undone as one", () => {
    const date = { year: 2020, month: 5 };
    const edit = createDatesEdit("UT", images, { exif: date, entered: date, uploaded: date });
    if (edit === undefined) throw new Error("Nothing changes");
    const applied = applyEdit(content, edit, createdTime);
    expect(readEntries(applied.content)).toEqual(["2020-05", "2020-05", "2020-05"]);
    const undone = applyEdit(applied.content, applied.inverse, createdTime);
    expect(readEntries(undone.content)).toEqual([undefined, "2018", undefined]);
  });

  it("changes only the given photos", () => {
    expect(createDatesEdit("UT", images, { uploaded: { year: 1999 } })).toEqual({
      type: "BATCH",
      edits: [
        { type: "SET_TIME_TAKEN", openingId: "UT", imageId: "uploaded", timeTakenUser: "1999" },
      ],
    });
  });

  it("restores the date of the camera, and does not copy it", () => {
    expect(createDatesEdit("UT", images, { entered: null })).toMatchObject({
      edits: [{ imageId: "entered", timeTakenUser: null }],
    });
    const sameDay = { year: 2019, month: 7, day: 4 };
    expect(createDatesEdit("UT", images, { exif: sameDay })).toBeUndefined();
    expect(createDatesEdit("UT", images, { uploaded: null })).toBeUndefined();
  });
});
