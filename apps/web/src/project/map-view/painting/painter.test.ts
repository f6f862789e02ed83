import type { Opening } from "@photomap/design";
import { encodePhotoBundle, type OpeningImage, type OpeningInput } from "@photomap/project";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMapColors } from "./map-colors.ts";
import { Painter } from "./painter.ts";
import type { PaintArea, PainterResponse } from "./painter-messages.ts";

function opening(id: string, x: number): Opening {
  const cut = { path: `M${x} 0l100 0 0 100-100 0z`, box: { x, y: 0, width: 100, height: 100 } };
  const rest = { name: id, depth: 1, outlined: true, enabled: true, optional: false } as const;
  return { type: "OPENING", id, layers: { cut }, ...rest };
}

function inputWith(id: string): OpeningInput {
  const image: OpeningImage = {
    id,
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 4000,
    imageHeight: 4000,
    createdTime: "2026-01-01T00:00:00.000Z",
  };
  return { type: "OPENING", images: [image], modifiedAt: image.createdTime };
}

const design = { width: 300, height: 100, features: [opening("west", 0), opening("east", 200)] };
const base: PaintArea = { pixelsPerPoint: 1, left: 0, top: 0, width: 300, height: 100 };

/** Rectangles that a draw was clipped to, in pixels; one list per draw. */
let clips: [x: number, y: number, width: number, height: number][][];
/** What was written on the canvas. */
let texts: unknown[];
let sent: PainterResponse[];

/** Canvas objects that accept every call; clipping and texts are recorded. */
function stubCanvas(): void {
  class Path2D {
    readonly rects: [number, number, number, number][] = [];
    rect(x: number, y: number, width: number, height: number) {
      this.rects.push([x, y, width, height]);
    }
    addPath() {}
  }
  const context = new Proxy(
    {},
    {
      get: (_target, name) => (path: unknown) => {
        if (name === "fillText") texts.push(path);
        if (name === "clip" && path instanceof Path2D && path.rects.length > 0)
          clips.push(path.rects);
        return name === "measureText" ? { width: 10 } : undefined;
      },
      set: () => true,
    },
  );
  vi.stubGlobal("Path2D", Path2D);
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = () => context;
    },
  );
  vi.stubGlobal("createImageBitmap", async () => ({ width: 256, height: 256, close: () => {} }));
}

function createPainter(painted = design, { awaitsBundle = false } = {}): Painter {
  const painter = new Painter((message) => {
    sent.push(message);
    if (message.type === "requests")
      painter.receive({
        type: "urls",
        urls: message.photos.map((photo) => ({ ...photo, url: `/${photo.id}` })),
      });
  });
  const colors = createMapColors(() => "#000000");
  painter.receive({ type: "map", design: painted, colors, pixelRatio: 1, awaitsBundle });
  painter.receive({ type: "choices", outputOption: undefined, background: undefined });
  return painter;
}

const settle = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);
const ofType = <Type extends PainterResponse["type"]>(type: Type) =>
  sent.filter(
    (message): message is Extract<PainterResponse, { type: Type }> => message.type === type,
  );

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  clips = [];
  texts = [];
  stubCanvas();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("Painter", () => {
  it("draws the requested frame and is complete once its photos are loaded", async () => {
    const load = vi.fn(async () => new Response("photo"));
    vi.stubGlobal("fetch", load);
    const painter = createPainter();
    painter.receive({ type: "inputs", changed: new Map([["west", inputWith("w")]]) });
    await settle();
    expect(ofType("picture")).toEqual([]);
    painter.receive({ type: "frame", layer: "base", frame: base });
    await settle();
    expect(ofType("requests")).toMatchObject([{ photos: [{ id: "w", edgePx: 128 }] }]);
    expect(load).toHaveBeenCalledExactlyOnceWith("/w");
    expect(ofType("picture").at(-1)).toMatchObject({ layer: "base", frame: base });
    expect(ofType("progress").at(-1)?.isComplete).toBe(true);
  });

  it("draws the photos of a bundle together, and loads only those that are not in it", async () => {
    const load = vi.fn(async () => new Response("photo"));
    vi.stubGlobal("fetch", load);
    const painter = createPainter(design, { awaitsBundle: true });
    const changed = new Map([
      ["west", inputWith("w")],
      ["east", inputWith("e")],
    ]);
    painter.receive({ type: "inputs", changed });
    painter.receive({ type: "frame", layer: "base", frame: base });
    await settle();
    expect(sent).toEqual([]);
    // Larger than the required 128 px, which is as good.
    const photo = { id: "w", edgePx: 256, bytes: new Uint8Array([1]) };
    painter.receive({ type: "bundle", bundle: encodePhotoBundle([photo]).buffer });
    await settle();
    expect(ofType("requests")).toMatchObject([{ photos: [{ id: "e", edgePx: 128 }] }]);
    expect(ofType("progress").at(-1)?.isComplete).toBe(true);
  });

  it("draws the map when all its photos were in the bundle once", async () => {
    const painter = createPainter(design, { awaitsBundle: true });
    painter.receive({ type: "inputs", changed: new Map([["west", inputWith("w")]]) });
    painter.receive({ type: "frame", layer: "base", frame: base });
    const photo = { id: "w", edgePx: 128, bytes: new Uint8Array([1]) };
    painter.receive({ type: "bundle", bundle: encodePhotoBundle([photo]).buffer });
    await settle();
    expect(ofType("requests")).toEqual([]);
    expect(ofType("picture")).toHaveLength(1);
    expect(ofType("progress")).toMatchObject([{ isComplete: true }]);
  });

  it("draws at once when the bundle came before the map", async () => {
    const painter = new Painter((message) => sent.push(message));
    const photo = { id: "w", edgePx: 128, bytes: new Uint8Array([1]) };
    painter.receive({ type: "bundle", bundle: encodePhotoBundle([photo]).buffer });
    await settle();
    const colors = createMapColors(() => "#000000");
    painter.receive({ type: "map", design, colors, pixelRatio: 1, awaitsBundle: true });
    painter.receive({ type: "inputs", changed: new Map([["west", inputWith("w")]]) });
    painter.receive({ type: "frame", layer: "base", frame: base });
    await settle();
    expect(ofType("requests")).toEqual([]);
    expect(ofType("progress").at(-1)?.isComplete).toBe(true);
  });

  it("loads photos one by one without a bundle, or when an edit comes before it", async () => {
    vi.stubGlobal("fetch", async () => new Response("photo"));
    for (const message of [
      { type: "bundle", bundle: undefined },
      { type: "inputs", changed: new Map([["east", inputWith("e")]]) },
    ] as const) {
      sent = [];
      const painter = createPainter(design, { awaitsBundle: true });
      painter.receive({ type: "inputs", changed: new Map([["west", inputWith("w")]]) });
      painter.receive({ type: "frame", layer: "base", frame: base });
      painter.receive(message);
      await settle();
      expect(ofType("requests").flatMap(({ photos }) => photos)).toContainEqual({
        id: "w",
        edgePx: 128,
      });
      expect(ofType("progress").at(-1)?.isComplete).toBe(true);
    }
  });

  it("redraws only the opening that changed", async () => {
    vi.stubGlobal("fetch", async () => new Response("photo"));
    const painter = createPainter();
    painter.receive({ type: "frame", layer: "base", frame: base });
    await settle();
    clips = [];
    painter.receive({
      type: "inputs",
      changed: new Map([["east", { ...inputWith("e"), images: [] }]]),
    });
    await settle();
    expect(clips).toEqual([[[192, -8, 116, 116]]]);
  });

  it("redraws the label beside a small opening with it", async () => {
    vi.stubGlobal("fetch", async () => new Response("photo"));
    const cut = { path: "M120 40l4 0 0 4-4 0z", box: { x: 120, y: 40, width: 4, height: 4 } };
    const small = { ...opening("small", 0), abbreviation: "DE", layers: { cut } };
    const painter = createPainter({ ...design, features: [small] });
    painter.showLabels();
    painter.receive({ type: "frame", layer: "base", frame: base });
    await settle();
    clips = [];
    painter.receive({ type: "inputs", changed: new Map([["small", inputWith("s")]]) });
    await settle();
    const [outline, label] = clips[0] ?? [];
    expect(outline).toEqual([112, 32, 20, 20]);
    expect(label?.[0]).toBeGreaterThan(112);
    expect((label?.[0] ?? 0) + (label?.[2] ?? 0)).toBeGreaterThan(140);
  });

  it("draws labels only when their font has loaded", async () => {
    const painter = createPainter();
    painter.receive({ type: "frame", layer: "base", frame: base });
    await settle();
    expect(texts).toEqual([]);
    painter.showLabels();
    await settle();
    expect(texts).toEqual(["west", "east"]);
  });

  it("redraws everything when an opening is left out", async () => {
    const painter = createPainter();
    painter.receive({ type: "frame", layer: "base", frame: base });
    await settle();
    clips = [];
    const excluded: OpeningInput = { ...inputWith("e"), images: [], enabled: false };
    painter.receive({ type: "inputs", changed: new Map([["east", excluded]]) });
    await settle();
    expect(clips).toContainEqual([[0, 0, 300, 100]]);
  });

  it("draws the strip that a pan exposes and keeps the rest", async () => {
    const painter = createPainter();
    const detail = { ...base, pixelsPerPoint: 4, width: 200 };
    painter.receive({ type: "frame", layer: "detail", frame: detail });
    await settle();
    clips = [];
    painter.receive({ type: "frame", layer: "detail", frame: { ...detail, left: 40 } });
    await settle();
    expect(clips).toEqual([[[160, 0, 40, 100]]]);
  });

  it("ERR-03 reports a photo that fails six times, once, and completes without it", async () => {
    const load = vi.fn(async () => new Response(null, { status: 503 }));
    vi.stubGlobal("fetch", load);
    const painter = createPainter();
    painter.receive({ type: "inputs", changed: new Map([["west", inputWith("w")]]) });
    painter.receive({ type: "frame", layer: "base", frame: base });
    await settle(10_000);
    expect(ofType("failed")).toEqual([]);
    expect(ofType("progress").at(-1)?.isComplete).toBe(false);
    await settle(10_000);
    expect(load).toHaveBeenCalledTimes(6);
    expect(ofType("failed")).toHaveLength(1);
    expect(ofType("progress").at(-1)?.isComplete).toBe(true);
  });
});
