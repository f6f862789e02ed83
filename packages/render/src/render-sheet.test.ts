import { Readable } from "node:stream";
import type { Opening } from "@photomap/design";
import { pointsToPixels } from "@photomap/geometry";
import {
  DEFAULT_PRINT_OPTIONS,
  findPaper,
  type SheetLayout,
  singleSheet,
} from "@photomap/printing";
import type { OpeningInput } from "@photomap/project";
import { type DisplayList, sheetScene } from "@photomap/scene";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { makePng } from "../test/bombs.ts";
import { openTestPhoto } from "../test/photos.ts";
import { filled, sampleOpening, samplePhoto } from "../test/sample-sheet.ts";
import { starLayer, stateLayer } from "../test/shapes.ts";
import { PhotoDecodeError } from "./photo-decode-error.ts";
import { renderSheet, type SheetRequest } from "./render-sheet.ts";

const paper = findPaper("8x10") ?? { width: 0, height: 0 };
const state = sampleOpening("state", stateLayer(0, 0, 300));
const star = sampleOpening("star", starLayer(0, 0, 300));
const box = { x: 0, y: 0, width: 300, height: 300 };

/** Centers the opening on an 8x10 sheet at 1.5 times its size, without a border. */
function sheetOf(opening: Opening, input: OpeningInput): Omit<SheetRequest, "openPhoto"> {
  const layout = singleSheet(opening, paper, 1.5) as SheetLayout;
  const options = { ...DEFAULT_PRINT_OPTIONS, borderWidth: 0 };
  const inputs = { [opening.id]: input };
  return {
    displayList: sheetScene(layout, { features: [opening] }, inputs, options, 1.5),
    widthPt: paper.width,
    heightPt: paper.height,
  };
}

const WHITE = [255, 255, 255];

async function pixelAt(jpeg: Buffer, xPt: number, yPt: number): Promise<number[]> {
  const position = { left: pointsToPixels(xPt, 300), top: pointsToPixels(yPt, 300) };
  return [
    ...(await sharp(jpeg)
      .extract({ ...position, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
}

/**
 * Returns the position of a point of the state on its sheet; x and y are percentages of the state's
 * size.
 */
function onStateSheet(x: number, y: number): [number, number] {
  const { x: left, y: top, width, height } = state.layers.cut?.box ?? box;
  const middle = { x: left + width / 2, y: top + height / 2 };
  return [paper.width / 2 + (x * 3 - middle.x) * 1.5, paper.height / 2 + (y * 3 - middle.y) * 1.5];
}

async function meanColor(image: Sharp, corner: { left: number; top: number }): Promise<number[]> {
  const square = image.extract({ ...corner, width: 64, height: 64 });
  const { channels } = await sharp(await square.png().toBuffer()).stats();
  return channels.map(({ mean }) => mean);
}

function solidPhoto(background: string, width = 300, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

describe("a rendered sheet", () => {
  it("is an 8x10 of exactly 2400 by 3000 pixels at 300 dots per inch", async () => {
    const photo = samplePhoto("two-dogs", { width: 450, height: 300 });
    const jpeg = await renderSheet({ ...sheetOf(star, filled(photo)), openPhoto: openTestPhoto });
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: "jpeg",
      width: 2400,
      height: 3000,
      density: 300,
      resolutionUnit: "inch",
      chromaSubsampling: "4:2:0",
    });
    expect([jpeg[13], jpeg.readUInt16BE(14), jpeg.readUInt16BE(16)]).toEqual([1, 300, 300]);
  });

  it("shows the photo inside the outline, and paper outside and in lakes", async () => {
    const photo = samplePhoto("red", { ...box });
    const jpeg = await renderSheet({
      ...sheetOf(state, filled(photo)),
      openPhoto: () => solidPhoto("#c81414"),
    });
    const isRed = ([red = 0, green = 0]: number[]) => red > 190 && green < 30;
    expect(isRed(await pixelAt(jpeg, ...onStateSheet(20, 50)))).toBe(true);
    expect(isRed(await pixelAt(jpeg, ...onStateSheet(48, 46)))).toBe(true);
    expect(isRed(await pixelAt(jpeg, ...onStateSheet(77, 95)))).toBe(true);
    expect(await pixelAt(jpeg, ...onStateSheet(36, 36))).toEqual(WHITE);
    expect(await pixelAt(jpeg, ...onStateSheet(94, 70))).toEqual(WHITE);
    expect(await pixelAt(jpeg, 2, 2)).toEqual(WHITE);
  });

  it("shows the correct part of a real photo at the correct position", async () => {
    const photo = samplePhoto("two-dogs", { x: -75, width: 450, height: 300 });
    const jpeg = await renderSheet({ ...sheetOf(state, filled(photo)), openPhoto: openTestPhoto });
    const [x, y] = onStateSheet(10, 60);
    const corner = { left: pointsToPixels(x, 300), top: pointsToPixels(y, 300) };
    // The same 64 pixels of the photo at 6.25 pixels per design point.
    const expected = await meanColor(
      sharp(await openTestPhoto("two-dogs")).resize(2813, 1875, { fit: "fill" }),
      { left: 656, top: 1125 },
    );
    const printed = await meanColor(sharp(jpeg), corner);
    for (const [index, value] of expected.entries()) {
      expect(Math.abs((printed[index] ?? 0) - value)).toBeLessThan(3);
    }
  });

  it("applies EXIF orientation", async () => {
    const halves = await sharp(await solidPhoto("red"))
      .composite([{ input: await solidPhoto("blue", 150, 200), left: 150, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const photo = samplePhoto("halves", { ...box });
    const jpeg = await renderSheet({
      ...sheetOf(state, filled(photo)),
      openPhoto: () => Promise.resolve(halves),
    });
    const [topRed = 0] = await pixelAt(jpeg, ...onStateSheet(20, 20));
    const [, , bottomBlue = 0] = await pixelAt(jpeg, ...onStateSheet(20, 75));
    expect([topRed, bottomBlue].every((value) => value > 240)).toBe(true);
  });

  it("reads photos from streams", async () => {
    const jpeg = await renderSheet({
      ...sheetOf(state, filled(samplePhoto("red", { ...box }))),
      openPhoto: async () => Readable.from([await solidPhoto("#c81414")]),
    });
    expect((await pixelAt(jpeg, ...onStateSheet(20, 50)))[1]).toBeLessThan(40);
  });

  it("is white to the last row for a fractional page height", async () => {
    const { width: widthPt, height: heightPt } = findPaper("A6") ?? { width: 0, height: 0 };
    const page = { x: 0, y: 0, width: widthPt, height: heightPt };
    const jpeg = await renderSheet({
      displayList: [{ op: "rect", box: page, fill: "white" }],
      widthPt,
      heightPt,
      openPhoto: openTestPhoto,
    });
    const { channels } = await sharp(jpeg).stats();
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1240, height: 1748 });
    expect(channels.map(({ min }) => min)).toEqual(WHITE);
  });
});

describe("a photo that cannot be read", () => {
  const request = sheetOf(star, filled(samplePhoto("two-dogs", { ...box })));
  const render = (photo: () => Promise<Buffer>) => renderSheet({ ...request, openPhoto: photo });

  it("fails the sheet with the photo id when it is truncated", async () => {
    const whole = await openTestPhoto("two-dogs");
    const truncated = () => Promise.resolve(whole.subarray(0, whole.length / 2));
    await expect(render(truncated)).rejects.toThrow(PhotoDecodeError);
    await expect(render(truncated)).rejects.toMatchObject({ photoId: "two-dogs" });
  });

  it("fails the sheet when it is not an image", async () => {
    await expect(render(() => Promise.resolve(Buffer.from("hello")))).rejects.toThrow(
      PhotoDecodeError,
    );
  });

  it("fails the sheet when it has too many pixels", async () => {
    const huge = makePng(10_000, 5_001);
    await expect(render(() => Promise.resolve(huge))).rejects.toThrow(PhotoDecodeError);
  });

  it("passes a storage error through unchanged", async () => {
    const failure = new Error("storage unavailable");
    await expect(render(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});

describe("overlapping photos", () => {
  const square = sampleOpening("square", { path: "M0 0H300V300H0Z", box });
  /** An area away from the outline, whose antialiased pixels include every photo drawn there. */
  const inside = { left: 300, top: 600, width: 1800, height: 1800 };
  const ground = samplePhoto("two-dogs", { x: -50, y: -50, width: 400, height: 400 });
  const middle = { ...samplePhoto("two-dogs", ground), y: 60, rotation: 7, flipX: true };
  const top = { ...samplePhoto("two-dogs", ground), x: 90, rotation: 200 };

  it("render the same as with hidden parts drawn", async () => {
    const sheet = sheetOf(square, filled(ground, middle, top));
    const apart: DisplayList = sheet.displayList.flatMap(
      (op): DisplayList =>
        op.op === "group" ? op.images.map((image) => ({ ...op, images: [image] })) : [op],
    );
    const whole = await Promise.all(
      [sheet.displayList, apart].map(async (displayList) => {
        const jpeg = await renderSheet({ ...sheet, displayList, openPhoto: openTestPhoto });
        return sharp(jpeg).extract(inside).raw().toBuffer();
      }),
    );
    const [one = Buffer.of(), other = Buffer.of()] = whole;
    const distances = one.map((value, i) => Math.abs(value - (other[i] ?? 0)));
    expect(one.length).toBe(other.length);
    expect(distances.filter((distance) => distance > 0).length / one.length).toBeLessThan(0.002);
    expect(distances.reduce((most, distance) => Math.max(most, distance), 0)).toBeLessThan(16);
  });

  it("are not read when completely hidden", async () => {
    const read: string[] = [];
    const openPhoto = (id: string) => {
      read.push(id);
      return openTestPhoto("two-dogs");
    };
    await renderSheet({
      ...sheetOf(square, filled({ ...ground, id: "hidden" }, { ...ground, id: "seen" })),
      dpi: 75,
      openPhoto,
    });
    expect(read).toEqual(["seen"]);
  });
});

it("draws text in Inter, including letters of the extended font", async () => {
  const box = { x: 0, y: 0, width: 144, height: 72 };
  const text = { op: "text", at: { x: 72, y: 40 }, size: 12, color: "#000000", box } as const;
  const draw = (letters: string) =>
    renderSheet({
      displayList: [{ ...text, text: letters, font: 'Inter, "Inter Ext"', weight: 500 }],
      widthPt: 144,
      heightPt: 72,
      openPhoto: () => Promise.reject(new Error("There is no photo")),
    });
  const darkness = async (letters: string) => {
    const { channels } = await sharp(await draw(letters)).stats();
    return 255 - (channels[0]?.mean ?? 255);
  };
  expect(await darkness("Oita")).toBeGreaterThan(1);
  expect(await darkness("Ōita")).toBeGreaterThan(await darkness("Oita"));
});
