import type { Opening } from "@photomap/design";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawStickerSheets, type OrderToDraw } from "./draw-sticker-sheets.ts";

const layer = {
  path: "M0 0l100 0 0 60 -100 0z",
  box: { x: 0, y: 0, width: 100, height: 60 },
};

const colorado: Opening = {
  type: "OPENING",
  id: "US-CO",
  name: "Colorado",
  depth: 0,
  outlined: true,
  enabled: true,
  optional: false,
  layers: { cut: layer, print: layer },
};

const image = {
  id: "photo",
  x: 0,
  y: 0,
  width: 100,
  height: 60,
  rotation: 0,
  flipX: false,
  flipY: false,
  imageWidth: 100,
  imageHeight: 60,
  createdTime: "1970-01-01T00:00:00.000Z",
};

const order: OrderToDraw = {
  id: "1001",
  projectId: "abc123",
  outputType: "VINYL_WALL_MAP",
  outputScale: 1,
  stickers: [{ openingId: "US-CO", quantity: 3 }],
  design: { features: [colorado] },
  content: {
    designId: "50-states",
    businessId: "pm",
    name: "Trips",
    outputType: "VINYL_WALL_MAP",
    outputScale: 1,
    backgroundId: null,
    inputs: {
      "US-CO": { type: "OPENING", images: [image], modifiedAt: "1970-01-01T00:00:00.000Z" },
    },
  },
};

function draw(...orders: OrderToDraw[]) {
  const openPhoto = () =>
    sharp({ create: { width: 100, height: 60, channels: 3, background: "#c81414" } })
      .jpeg()
      .toBuffer();
  const staffUrl = "https://photomap.example/staff/orders/1001";
  return drawStickerSheets({ orders, staffUrl, openPhoto, title: "Sheets" });
}

describe("drawStickerSheets", () => {
  it("draws every sticker of the orders of one group", async () => {
    const files = await draw(order, { ...order, id: "1002" });
    if (files.kind === "refused") throw new Error(files.message);
    expect(files.pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(files.overflow).toBe(false);
    expect(files.svgs).toHaveLength(1);
    expect(files.svgs[0]?.match(/stroke="#ff00ff"/g)).toHaveLength(6);
    expect(files.svgs[0]).toContain("Orders 1001, 1002");
  });

  it("refuses orders of two groups", async () => {
    expect(await draw(order, { ...order, id: "1002", projectId: "def456" })).toEqual({
      kind: "refused",
      message: "Cannot nest stickers from disparate nest groups",
    });
  });

  it("ERR-16 refuses an order whose content is not stored", async () => {
    expect(await draw(order, { ...order, id: "1002", content: undefined })).toMatchObject({
      message: "Could not find file data for sticker order ID",
      orderId: "1002",
    });
  });

  it("ERR-16 refuses a sticker without photos", async () => {
    const stickers = [{ openingId: "US-UT", quantity: 1 }];
    expect(await draw({ ...order, stickers })).toMatchObject({
      message: "Nested opening does not contain file data, so we cannot create the sticker.",
    });
  });
});
