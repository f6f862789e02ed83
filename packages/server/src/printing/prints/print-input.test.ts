import { expect, it } from "vitest";
import { parsePrintInput, toSheetLayout } from "./print-input.ts";

const OPENING = { openingId: "CO", x: 0, y: 4000, turned: false };
const LAYOUT = { width: 4000, height: 1, printOpenings: [OPENING], downloadFilename: "Map.jpg" };
const OPTIONS = {
  backgroundColor: "#00FFaa",
  borderColor: "black",
  borderWidth: 20,
  clipImage: true,
  includeBuffer: false,
  printingGuides: false,
};
const INPUT = { projectId: "Map001", dpi: 300, printOptions: OPTIONS, printLayouts: [LAYOUT] };

const repeat = <Item>(item: Item, count: number) => Array.from({ length: count }, () => item);

const isAccepted = (changes: object) => !("problem" in parsePrintInput({ ...INPUT, ...changes }));

const acceptsLayout = (changes: object) =>
  isAccepted({ printLayouts: [{ ...LAYOUT, ...changes }] });

const acceptsOpening = (changes: object) =>
  acceptsLayout({ printOpenings: [{ ...OPENING, ...changes }] });

const acceptsOptions = (changes: object) =>
  isAccepted({ printOptions: { ...OPTIONS, ...changes } });

it("is a JPEG with the names of regions unless it says otherwise", () => {
  expect(parsePrintInput(INPUT)).toEqual({
    ...INPUT,
    format: "jpeg",
    printOptions: { ...OPTIONS, regionNames: true },
  });
});

it("has 1 to 100 sheets with 1 to 500 openings each", () => {
  for (const [count, isFine] of [
    [0, false],
    [100, true],
    [101, false],
  ] as const) {
    expect(isAccepted({ printLayouts: repeat(LAYOUT, count) })).toBe(isFine);
  }
  for (const [count, isFine] of [
    [0, false],
    [500, true],
    [501, false],
  ] as const) {
    expect(acceptsLayout({ printOpenings: repeat(OPENING, count) })).toBe(isFine);
  }
});

it("has sheets of up to 4,000 points with openings inside", () => {
  for (const width of [0, 4001, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(acceptsLayout({ width })).toBe(false);
    expect(acceptsLayout({ height: width })).toBe(false);
  }
  for (const x of [-1, 4001, Number.NaN]) expect(acceptsOpening({ x })).toBe(false);
  expect(acceptsOpening({ x: 4000, y: 0 })).toBe(true);
});

it("has file names of 1 to 200 characters without a path", () => {
  for (const name of ["", " ", "a/b.jpg", "a\\b.jpg", "a".repeat(201)]) {
    expect(acceptsLayout({ downloadFilename: name })).toBe(false);
  }
  for (const name of ["a", "a".repeat(200)]) {
    expect(acceptsLayout({ downloadFilename: name })).toBe(true);
  }
});

it("has ids of up to 100 characters", () => {
  for (const [length, isFine] of [
    [100, true],
    [101, false],
  ] as const) {
    expect(isAccepted({ projectId: "a".repeat(length) })).toBe(isFine);
    expect(acceptsOpening({ openingId: "a".repeat(length) })).toBe(isFine);
  }
});

it("has a border of up to 20, colors that are known and 300 dots per inch", () => {
  for (const borderWidth of [-1, 21]) expect(acceptsOptions({ borderWidth })).toBe(false);
  expect(acceptsOptions({ borderWidth: 0 })).toBe(true);
  for (const color of ["red", "#00ffa", "x#00ffaa", "#00ffaax", "whites"]) {
    expect(acceptsOptions({ backgroundColor: color })).toBe(false);
    expect(acceptsOptions({ borderColor: color })).toBe(false);
  }
  expect(isAccepted({ dpi: 301 })).toBe(false);
});

it("has formats and machines of the list, and nothing else", () => {
  for (const format of ["jpeg", "png", "pdf", "svg"]) expect(isAccepted({ format })).toBe(true);
  for (const machine of ["cricut", "silhouette", null]) expect(isAccepted({ machine })).toBe(true);
  for (const changes of [{ format: "" }, { machine: "" }, { more: 1 }]) {
    expect(isAccepted(changes)).toBe(false);
  }
  expect(acceptsLayout({ more: 1 })).toBe(false);
  expect(acceptsOpening({ more: 1 })).toBe(false);
  expect(acceptsOptions({ more: 1 })).toBe(false);
});

it("becomes the layout of a sheet", () => {
  expect(toSheetLayout(LAYOUT)).toEqual({ width: 4000, height: 1, items: [OPENING] });
});
