import { DEFAULT_PRINT_OPTIONS } from "@photomap/printing";
import { sheetScene } from "@photomap/scene";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openTestPhoto } from "../test/photos.ts";
import { filled, sampleOpening, samplePhoto } from "../test/sample-sheet.ts";
import { stateLayer } from "../test/shapes.ts";
import { PhotoDecodeError } from "./photo-decode-error.ts";
import { renderPdf } from "./render-pdf.ts";
import { stripJpeg } from "./strip-jpeg.ts";

const state = sampleOpening("state", stateLayer(0, 0, 200));
const inputs = { state: filled(samplePhoto("two-dogs", { width: 300, height: 200 })) };
const layout = (x: number) => ({
  width: 576,
  height: 720,
  items: [{ openingId: "state", x, y: 45, turned: false }],
});
const page = (x: number) => ({
  width: 576,
  height: 720,
  ops: sheetScene(layout(x), { features: [state] }, inputs, DEFAULT_PRINT_OPTIONS, 1),
});

const render = (openPhoto: () => Promise<Buffer>) =>
  renderPdf({ pages: [page(18), page(200)], openPhoto, title: "Prints" });

describe("a PDF", () => {
  it("contains the stored JPEG unchanged and only once", async () => {
    const photo = await openTestPhoto("two-dogs");
    const pdf = await render(() => Promise.resolve(photo));
    const stored = stripJpeg(photo);
    const first = pdf.indexOf(stored);
    expect(first).toBeGreaterThan(0);
    expect(pdf.indexOf(stored, first + 1)).toBe(-1);
    expect(pdf.length).toBeLessThan(stored.length + 20_000);
  });

  it("contains no metadata of the camera", async () => {
    const noted = await sharp(await openTestPhoto("two-dogs"))
      .withExif({ IFD0: { Copyright: "somebody" } })
      .jpeg()
      .toBuffer();
    expect((await render(() => Promise.resolve(noted))).includes("somebody")).toBe(false);
  });

  it("re-encodes photos that PDF viewers would show wrong", async () => {
    const turned = await sharp(await openTestPhoto("two-dogs"))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const pdf = await render(() => Promise.resolve(turned));
    expect(pdf.includes(stripJpeg(turned))).toBe(false);
    const { width, height } = await sharp(turned).metadata();
    expect(pdf.toString("latin1")).toMatch(new RegExp(`/Width ${height}\\s+/Height ${width}`));
  });

  it("keeps transparency of a photo", async () => {
    const png = await sharp({
      create: { width: 20, height: 20, channels: 4, background: "#ff000080" },
    })
      .png()
      .toBuffer();
    expect((await render(() => Promise.resolve(png))).toString("latin1")).toContain("/SMask");
  });

  it("throws with the id of an unreadable photo", async () => {
    const photo = await openTestPhoto("two-dogs");
    const half = photo.subarray(0, photo.length / 2);
    await expect(render(() => Promise.resolve(half))).rejects.toThrow(PhotoDecodeError);
    await expect(render(() => Promise.resolve(Buffer.from("x")))).rejects.toThrow("two-dogs");
  });
});
