import { mapScene } from "@photomap/scene";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openTestPhoto } from "../test/photos.ts";
import { filled, sampleOpening, samplePhoto } from "../test/sample-sheet.ts";
import { starLayer, stateLayer } from "../test/shapes.ts";
import { PhotoDecodeError } from "./photo-decode-error.ts";
import { renderPreview } from "./render-preview.ts";

const state = sampleOpening("state", stateLayer(20, 20, 300));
const star = sampleOpening("star", starLayer(340, 20, 300));
const design = { width: 660, height: 340, features: [state, star] };
const photo = samplePhoto("two-dogs", { x: -30, y: 20, width: 450, height: 300 });
const displayList = mapScene(design, { state: filled(photo) }, { style: { mat: "#204060" } });
const request = { displayList, widthPt: 660, heightPt: 340, widthPx: 330 };

const pixel = async (image: Buffer, left: number, top: number) => [
  ...(await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe("a preview", () => {
  it("shows mat, photos and empty openings as PNG of the requested width", async () => {
    const png = await renderPreview({ ...request, openPhoto: openTestPhoto });
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 330, height: 170 });
    expect((await pixel(png, 3, 3)).slice(0, 3)).toEqual([0x20, 0x40, 0x60]);
    expect((await pixel(png, 245, 85)).slice(0, 3)).toEqual([0xe3, 0xe6, 0xea]);
    const onPhoto = await pixel(png, 30, 100);
    expect(onPhoto).not.toEqual([0xe3, 0xe6, 0xea, 255]);
    expect(onPhoto).not.toEqual([0x20, 0x40, 0x60, 255]);
  });

  it("is a JPEG on request, with a white background", async () => {
    const jpeg = await renderPreview({
      ...request,
      displayList: displayList.slice(1),
      format: "jpeg",
      openPhoto: openTestPhoto,
    });
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 330, height: 170 });
    expect(await pixel(jpeg, 3, 3)).toEqual([255, 255, 255]);
  });

  it("has a transparent background as PNG", async () => {
    const openPhoto = openTestPhoto;
    const png = await renderPreview({ ...request, displayList: displayList.slice(1), openPhoto });
    expect(await pixel(png, 3, 3)).toEqual([0, 0, 0, 0]);
  });

  it("has a white background as PNG when it must not be transparent", async () => {
    const sheet = { ...request, displayList: displayList.slice(1), openPhoto: openTestPhoto };
    const png = await renderPreview({ ...sheet, isTransparent: false });
    expect(await pixel(png, 3, 3)).toEqual([255, 255, 255, 255]);
  });

  it("shows every one of many photos", async () => {
    const red = { width: 40, height: 30, channels: 3, background: "#c81e1e" } as const;
    const jpeg = await sharp({ create: red }).jpeg().toBuffer();
    const columns = Array.from({ length: 70 }, (_, i) =>
      samplePhoto(`${i}`, { x: 10 * (i - 1), y: 0, width: 12, height: 340 }),
    );
    const list = mapScene(design, { state: filled(...columns) }, { style: { mat: "#204060" } });
    const opened: string[] = [];
    const png = await renderPreview({
      ...request,
      displayList: list,
      openPhoto: async (id) => {
        opened.push(id);
        return jpeg;
      },
    });
    for (const left of [30, 40, 50]) expect((await pixel(png, left, 100))[0]).toBeGreaterThan(180);
    expect(opened.length).toBeGreaterThan(20);
  });

  it("throws PhotoDecodeError for an unreadable photo", async () => {
    const openPhoto = () => Promise.resolve(Buffer.from("hello"));
    await expect(renderPreview({ ...request, openPhoto })).rejects.toThrow(PhotoDecodeError);
  });
});
