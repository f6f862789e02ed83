// @vitest-environment jsdom
import type { Inputs, OpeningInput } from "@photomap/project";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMapCamera } from "./map-camera.ts";
import { PainterClient } from "./painter-client.ts";
import { createMapColors } from "./painting/map-colors.ts";
import type { PaintArea } from "./painting/painter-messages.ts";
import { FakePainter, stubPainter } from "./test/fake-painter.ts";

const design = { width: 500, height: 250, features: [] };
const insets = { top: 0, right: 0, bottom: 0, left: 0 };

function createClient(photoBundleUrl?: string) {
  const camera = createMapCamera(design, { maxZoom: 20 });
  camera.setViewport({ width: 1000, height: 500, insets });
  const elements = {
    board: document.createElement("div"),
    overlay: document.createElement("div"),
    canvases: {
      base: document.createElement("canvas"),
      detail: document.createElement("canvas"),
    },
  };
  const onProgress = vi.fn<(isComplete: boolean) => void>();
  const onPhotoFailed = vi.fn<(url: string) => void>();
  const onFailed = vi.fn<() => void>();
  const client = new PainterClient({
    camera,
    elements,
    pixelRatio: 2,
    design,
    colors: createMapColors(() => "#000000"),
    photoBundleUrl,
    onPhotoFailed,
    onFailed,
    onProgress,
  });
  const painter = FakePainter.last();
  return { camera, elements, client, painter, onProgress, onPhotoFailed, onFailed };
}

const photoInput: OpeningInput = { type: "OPENING", images: [], modifiedAt: "2026-01-01" };

beforeEach(() => {
  vi.useFakeTimers();
  stubPainter();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Frames the client requested for a layer; undefined gives the layer up. */
function framesOf(painter: FakePainter, layer: string): (PaintArea | undefined)[] {
  return painter.received.flatMap((message) =>
    message.type === "frame" && message.layer === layer ? [message.frame] : [],
  );
}

describe("PainterClient", () => {
  it("requests the first frame only after the inputs, so that no empty map counts as complete", () => {
    const { client, painter } = createClient();
    client.setChoices({ outputOption: undefined, background: undefined });
    client.setInputs({ UT: photoInput });
    expect(painter.received.map(({ type }) => type)).toEqual(["map", "choices", "inputs"]);
    client.start();
    expect(painter.received.at(-1)).toMatchObject({ type: "frame", layer: "base" });
  });

  it("loads the photo bundle of the map, and announces it", async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const responses = [new Response(bytes), new Response(null, { status: 404 })];
    vi.stubGlobal("fetch", async () => responses.shift());
    for (const size of [3, undefined]) {
      const { painter } = createClient("/bundle");
      expect(painter.received).toMatchObject([{ type: "map", awaitsBundle: true }]);
      await vi.advanceTimersByTimeAsync(0);
      const [, message] = painter.received;
      expect(message?.type === "bundle" && message.bundle?.byteLength).toBe(size);
    }
    const { painter } = createClient();
    await vi.advanceTimersByTimeAsync(0);
    expect(painter.received).toMatchObject([{ type: "map", awaitsBundle: false }]);
  });

  it("sends only the inputs that changed", () => {
    const { client, painter } = createClient();
    const [kept, changed]: OpeningInput[] = [photoInput, { ...photoInput }];
    if (kept === undefined || changed === undefined) throw new Error("There are two inputs");
    const first: Inputs = { UT: kept, CO: kept };
    client.setInputs(first);
    client.setInputs({ UT: kept, CO: changed });
    client.setInputs({ UT: kept });
    client.setInputs({ UT: kept });
    const sent = painter.received.flatMap((message) =>
      message.type === "inputs" ? [[...message.changed]] : [],
    );
    expect(sent).toEqual([
      [
        ["UT", kept],
        ["CO", kept],
      ],
      [["CO", changed]],
      [["CO", undefined]],
    ]);
  });

  it("draws the whole map once per size, in device pixels", () => {
    const { camera, client, painter } = createClient();
    client.start();
    camera.zoomTo(2);
    camera.showAll();
    expect(framesOf(painter, "base")).toEqual([
      { pixelsPerPoint: 4, left: 0, top: 0, width: 2000, height: 1000 },
    ]);
    camera.setViewport({ width: 500, height: 500, insets });
    expect(framesOf(painter, "base")).toHaveLength(2);
  });

  it("moves the pictures during a gesture and draws a sharp one when it rests", () => {
    const { camera, client, painter, elements, onProgress } = createClient();
    client.start();
    camera.zoomBy(2, { x: 0, y: 0 });
    vi.advanceTimersByTime(20);
    expect(elements.board.style.transform).toBe("translate(0px, 0px) scale(2)");
    expect(elements.overlay.style.transform).toBe(elements.board.style.transform);
    expect(framesOf(painter, "detail")).toEqual([]);
    vi.advanceTimersByTime(140);
    expect(framesOf(painter, "detail")).toMatchObject([{ pixelsPerPoint: 8, left: 0, top: 0 }]);
    expect(onProgress.mock.lastCall).toEqual([false]);
  });

  it("draws during the gesture when the picture is enlarged too much, one at a time", () => {
    const { camera, client, painter } = createClient();
    client.start();
    for (let i = 0; i < 4; i += 1) {
      camera.zoomBy(2, { x: 500, y: 250 });
      vi.advanceTimersByTime(20);
    }
    expect(framesOf(painter, "detail")).toHaveLength(1);
    painter.sendPicture("detail", framesOf(painter, "detail")[0]);
    expect(framesOf(painter, "detail")).toHaveLength(2);
  });

  it("hides the base under a detail that covers the viewport, and gives the detail up at 100%", () => {
    const { camera, client, painter, elements } = createClient();
    client.start();
    camera.zoomTo(4);
    vi.advanceTimersByTime(200);
    painter.sendPicture("detail", framesOf(painter, "detail")[0]);
    expect(elements.canvases.detail.hidden).toBe(false);
    expect(elements.board.style.visibility).toBe("hidden");
    camera.showAll();
    vi.advanceTimersByTime(200);
    expect(framesOf(painter, "detail").at(-1)).toBeUndefined();
    expect(elements.canvases.detail.hidden).toBe(true);
    expect(elements.board.style.visibility).toBe("visible");
  });

  it("keeps the sharp picture while small pans stay within its margin", () => {
    const { camera, client, painter } = createClient();
    client.start();
    camera.zoomTo(4);
    vi.advanceTimersByTime(200);
    painter.sendPicture("detail", framesOf(painter, "detail")[0]);
    camera.panBy({ x: 100, y: 0 });
    vi.advanceTimersByTime(200);
    expect(framesOf(painter, "detail")).toHaveLength(1);
    camera.panBy({ x: 400, y: 0 });
    vi.advanceTimersByTime(200);
    expect(framesOf(painter, "detail")).toHaveLength(2);
  });

  it("answers photo requests, and later those that had no URL", () => {
    const { client, painter } = createClient();
    client.setFindPhotoUrl((id, edgePx) => (id === "known" ? `/${id}/${edgePx}` : undefined));
    painter.send({
      type: "requests",
      photos: [
        { id: "known", edgePx: 256 },
        { id: "uploading", edgePx: 512 },
      ],
    });
    expect(painter.received.at(-1)).toEqual({
      type: "urls",
      urls: [
        { id: "known", edgePx: 256, url: "/known/256" },
        { id: "uploading", edgePx: 512, url: undefined },
      ],
    });
    client.setFindPhotoUrl((id) => `/later/${id}`);
    expect(painter.received.at(-1)).toEqual({
      type: "urls",
      urls: [{ id: "uploading", edgePx: 512, url: "/later/uploading" }],
    });
    const count = painter.received.length;
    client.setFindPhotoUrl((id) => `/later/${id}`);
    expect(painter.received).toHaveLength(count);
  });

  it("passes on the URLs that failed to load", () => {
    const { painter, onPhotoFailed, onFailed } = createClient();
    painter.send({ type: "photo-failed", url: "/old" });
    expect(onPhotoFailed.mock.calls).toEqual([["/old"]]);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it("is not complete while a sharp picture is outstanding", () => {
    const { camera, client, painter, onProgress } = createClient();
    client.start();
    painter.send({ type: "progress", isComplete: true });
    expect(onProgress.mock.lastCall).toEqual([true]);
    camera.zoomTo(3);
    vi.advanceTimersByTime(200);
    painter.send({ type: "progress", isComplete: true });
    expect(onProgress.mock.lastCall).toEqual([false]);
  });

  it("stops following the camera and ends the worker", () => {
    const { camera, client, painter, elements } = createClient();
    client.start();
    client.stop();
    camera.zoomTo(3);
    vi.advanceTimersByTime(200);
    expect(painter.isTerminated).toBe(true);
    expect(elements.board.style.transform).toContain("scale(1)");
    expect(framesOf(painter, "detail")).toEqual([]);
  });
});
