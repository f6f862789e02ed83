import { findOpening } from "@photomap/design";
import { boxContains, growBox, IDENTITY } from "@photomap/geometry";
import type { OpeningInput } from "@photomap/project";
import { type DisplayList, type FindPixels, mapScene, placeLabels } from "@photomap/scene";
import {
  createFrameShadow,
  createLabelSizes,
  createMapStyle,
  type MapColors,
} from "./map-colors.ts";
import {
  type MapSettings,
  type PaintArea,
  type PaintedDesign,
  type PainterRequest,
  type PainterResponse,
  PICTURE_LAYERS,
} from "./painter-messages.ts";
import { decodeBundledPhotos } from "./photo-bundle.ts";
import { loadPhoto, PhotoQueue } from "./photo-queue.ts";
import { getPhotoKey, PhotoStore } from "./photo-store.ts";
import { PictureLayer } from "./picture-layer.ts";
import { getRequiredBackground, getRequiredPhotos, limitPhotoSizes } from "./required-photos.ts";

const MAX_PHOTO_BYTES = 192 * 1024 * 1024;
/** Photos that arrive together are drawn together. */
const BATCH_MS = 200;
/** CSS pixels that bevels and shadows extend beyond an outline. */
const EDGE_OVERFLOW_PX = 8;

interface PaintedMap {
  readonly design: PaintedDesign;
  readonly colors: MapColors;
  readonly pixelRatio: number;
}

type Send = (message: PainterResponse, transfer?: Transferable[]) => void;

/** Draws the map on offscreen canvases and sends the pictures as bitmaps; runs in a worker. */
export class Painter {
  readonly #send: Send;
  readonly #layers = { base: new PictureLayer(), detail: new PictureLayer() };
  readonly #paths = new Map<string, Path2D>();
  readonly #store = new PhotoStore<ImageBitmap>(MAX_PHOTO_BYTES);
  readonly #queue: PhotoQueue<ImageBitmap>;
  #map: PaintedMap | undefined;
  #choices: MapSettings = { outputOption: undefined, background: undefined };
  #inputs: Record<string, OpeningInput> = {};
  #hasLabels = false;
  #needed: ReadonlySet<string> = new Set();
  #isAwaitingBundle = false;
  #hasBundle = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAt = 0;

  constructor(send: Send) {
    this.#send = send;
    this.#queue = new PhotoQueue<ImageBitmap>({
      load: loadPhoto,
      schedule: (ms, run) => setTimeout(run, ms),
      requestUrls: (photos) => send({ type: "requests", photos }),
      onLoaded: (photo, bitmap) => {
        this.#store.add(photo, bitmap);
        this.#store.trim(this.#needed);
        this.#markPhoto(photo.id);
        this.#schedule(this.#queue.isIdle ? 0 : BATCH_MS);
      },
      onAttemptFailed: ({ url }) => send({ type: "photo-failed", url }),
      onFailed: () => {
        send({ type: "failed" });
        this.#redraw();
      },
    });
  }

  receive(message: PainterRequest): void {
    switch (message.type) {
      case "map":
        this.#map = message;
        this.#isAwaitingBundle = message.awaitsBundle && !this.#hasBundle;
        break;
      case "bundle":
        void this.#receiveBundle(message.bundle);
        return;
      case "choices":
        this.#choices = message;
        this.#redraw();
        break;
      case "inputs":
        // An edit is shown at once, without the photos of the bundle.
        if (this.#layers.base.frame !== undefined) this.#isAwaitingBundle = false;
        this.#changeInputs(message.changed);
        break;
      case "frame":
        this.#layers[message.layer].setFrame(message.frame);
        break;
      case "urls":
        this.#queue.addUrls(message.urls);
        break;
      case "retry":
        this.#queue.forgetFailures();
        break;
    }
    if (message.type !== "urls") this.#requestPhotos();
    this.#schedule(0);
  }

  /** Call when the font has loaded: Chromium keeps using the fallback for a font that was missing once. */
  showLabels(): void {
    this.#hasLabels = true;
    this.#redraw();
  }

  async #receiveBundle(bundle: ArrayBuffer | undefined): Promise<void> {
    const photos = bundle === undefined ? [] : await decodeBundledPhotos(bundle);
    for (const { photo, bitmap } of photos) this.#store.add(photo, bitmap);
    this.#hasBundle = true;
    this.#isAwaitingBundle = false;
    this.#requestPhotos();
    this.#redraw();
  }

  #redraw(): void {
    this.#layers.base.markAll();
    this.#layers.detail.markAll();
    this.#schedule(0);
  }

  #changeInputs(changed: ReadonlyMap<string, OpeningInput | undefined>): void {
    const inputs = { ...this.#inputs };
    for (const [id, input] of changed) {
      // Leaving an opening out also removes the graphics that belong to it.
      if (input?.enabled === inputs[id]?.enabled) this.#markOpening(id);
      else this.#redraw();
      if (input === undefined) delete inputs[id];
      else inputs[id] = input;
    }
    this.#inputs = inputs;
  }

  #markPhoto(photoId: string): void {
    if (photoId === this.#choices.background?.imageKey) return this.#redraw();
    for (const [id, { images }] of Object.entries(this.#inputs))
      if (images.some((image) => image.id === photoId)) this.#markOpening(id);
  }

  #markOpening(id: string): void {
    if (this.#map === undefined) return;
    const box = findOpening(this.#map.design, id)?.layers.cut?.box;
    if (box === undefined) return;
    for (const name of PICTURE_LAYERS) {
      const { frame } = this.#layers[name];
      if (frame === undefined) continue;
      const magnification = getMagnification(this.#map, frame);
      const overflow = EDGE_OVERFLOW_PX * magnification.pointsPerCssPixel;
      this.#layers[name].mark(growBox(box, overflow));
      const label = placeLabels(this.#map.design, createLabelSizes(magnification)).get(id);
      if (label !== undefined && !boxContains(box, label.box))
        this.#layers[name].mark(growBox(label.box, overflow));
    }
  }

  #requestPhotos(): void {
    const map = this.#map;
    if (map === undefined || this.#isAwaitingBundle) return;
    const needs = PICTURE_LAYERS.flatMap((name) => {
      const { frame } = this.#layers[name];
      if (frame === undefined) return [];
      const { background } = this.#choices;
      return [
        ...getRequiredPhotos(map.design, this.#inputs, frame),
        ...getRequiredBackground(map.design, background, frame),
      ];
    });
    const limited = limitPhotoSizes(needs, MAX_PHOTO_BYTES).map((need) => ({
      ...need,
      edgePx: this.#store.findEdge(need) ?? need.edgePx,
    }));
    this.#needed = new Set(limited.map(getPhotoKey));
    this.#queue.request(limited.filter((need) => !this.#store.has(need)));
  }

  #schedule(delayMs: number): void {
    if (this.#isAwaitingBundle) return;
    const dueAt = performance.now() + delayMs;
    if (this.#timer !== undefined && this.#dueAt <= dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#paint();
    }, delayMs);
  }

  async #paint(): Promise<void> {
    for (const name of PICTURE_LAYERS) {
      const layer = this.#layers[name];
      const { frame } = layer;
      if (this.#map === undefined || frame === undefined || !layer.isStale) continue;
      const bitmap = await layer.draw(
        this.#ops(this.#map, frame),
        this.#findPixels(frame),
        this.#createPath,
      );
      this.#send({ type: "picture", layer: name, frame, bitmap }, [bitmap]);
    }
    const isDrawn =
      this.#layers.base.frame !== undefined &&
      PICTURE_LAYERS.every((name) => !this.#layers[name].isStale);
    this.#send({ type: "progress", isComplete: isDrawn && this.#queue.isIdle });
  }

  #ops(map: PaintedMap, frame: PaintArea): DisplayList {
    const { design, colors } = map;
    const magnification = getMagnification(map, frame);
    const page = { x: 0, y: 0, width: design.width, height: design.height };
    const path = `M0 0h${page.width}v${page.height}h${-page.width}z`;
    return [
      ...mapScene(design, this.#inputs, {
        style: createMapStyle(colors, magnification),
        labels: this.#hasLabels,
        outputOption: this.#choices.outputOption,
        background: this.#choices.background,
      }),
      {
        op: "group",
        id: "frame-shadow",
        box: page,
        clip: { path, matrix: IDENTITY },
        images: [],
        shade: createFrameShadow(colors, magnification),
      },
    ];
  }

  #findPixels({ pixelsPerPoint }: PaintArea): FindPixels<ImageBitmap> {
    const part = { x: 0, y: 0, width: 1, height: 1 };
    return ({ src, matrix: [a, b, c, d] }) => {
      const edge = Math.max(Math.hypot(a, b), Math.hypot(c, d)) * pixelsPerPoint;
      const drawable = this.#store.find(src, edge);
      return drawable === undefined ? undefined : { drawable, part };
    };
  }

  readonly #createPath = (path: string): Path2D => {
    const known = this.#paths.get(path) ?? new Path2D(path);
    this.#paths.set(path, known);
    return known;
  };
}

function getMagnification({ design, pixelRatio }: PaintedMap, { pixelsPerPoint }: PaintArea) {
  const pointsPerCssPixel = pixelRatio / pixelsPerPoint;
  return {
    pointsPerCssPixel,
    mapEdgePx: Math.max(design.width, design.height) / pointsPerCssPixel,
  };
}
