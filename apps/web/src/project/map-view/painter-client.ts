import type { Inputs, OpeningInput } from "@photomap/project";
import type { Camera } from "../../ui/viewport/camera.ts";
import type { FindPhotoUrl } from "../store/photo-addresses.ts";
import { covers, getVisiblePaintArea, getWholePaintArea } from "./frames.ts";
import type { MapColors } from "./painting/map-colors.ts";
import type {
  MapSettings,
  PaintArea,
  PaintedDesign,
  PainterRequest,
  PainterResponse,
  PhotoRequest,
  PhotoUrlResponse,
  PictureLayerName,
} from "./painting/painter-messages.ts";

/** A picture scaled up by more than this is redrawn during the gesture. */
const MAX_UPSCALE = 2.5;

export interface PictureElements {
  /** Holds the picture of the whole map. */
  readonly board: HTMLElement;
  /** Lies above all pictures and moves with the board. */
  readonly overlay: HTMLElement;
  readonly canvases: Readonly<Record<PictureLayerName, HTMLCanvasElement>>;
}

interface PictureClientOptions {
  readonly camera: Camera;
  readonly elements: PictureElements;
  readonly pixelRatio: number;
  readonly design: PaintedDesign;
  readonly colors: MapColors;
  /** The small photos of the map in one file. */
  readonly photoBundleUrl?: string | undefined;
  readonly onPhotoFailed: (url: string) => void;
  /** Called when the last attempt to load a photo has failed. */
  readonly onFailed: () => void;
  readonly onProgress: (isComplete: boolean) => void;
}

/** Transforms the last pictures with the camera, and requests sharp ones when it rests. */
export class PainterClient {
  #findPhotoUrl: FindPhotoUrl = () => undefined;
  readonly #options: PictureClientOptions;
  readonly #worker: Worker;
  #unsubscribe: readonly (() => void)[] = [];
  #inputs: Inputs = {};
  #base: PaintArea | undefined;
  #detail: PaintArea | undefined;
  /** The frame on the canvas until the requested one arrives. */
  #shownDetail: PaintArea | undefined;
  #isDrawing = false;
  #unresolved: PhotoRequest[] = [];

  constructor(options: PictureClientOptions) {
    this.#options = options;
    const { worker, loadingUrl } = takeWorker();
    this.#worker = worker;
    this.#worker.addEventListener("message", ({ data }: MessageEvent<PainterResponse>) =>
      this.#receive(data),
    );
    const { design, colors, pixelRatio, photoBundleUrl } = options;
    const awaitsBundle = photoBundleUrl !== undefined;
    this.#send({ type: "map", design, colors, pixelRatio, awaitsBundle });
    if (awaitsBundle && photoBundleUrl !== loadingUrl) void sendPhotoBundle(worker, photoBundleUrl);
  }

  /** Call after the first inputs: a picture drawn without them would count as complete. */
  start(): void {
    const { camera } = this.#options;
    this.#unsubscribe = [
      camera.subscribe(() => this.#follow()),
      camera.subscribeToRest(() => this.#sharpen()),
    ];
    this.#follow();
  }

  stop(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#worker.terminate();
  }

  setInputs(inputs: Inputs): void {
    const ids = new Set([...Object.keys(this.#inputs), ...Object.keys(inputs)]);
    const changed = new Map<string, OpeningInput | undefined>();
    for (const id of ids) if (inputs[id] !== this.#inputs[id]) changed.set(id, inputs[id]);
    this.#inputs = inputs;
    if (changed.size > 0) this.#send({ type: "inputs", changed });
  }

  setChoices(choices: MapSettings): void {
    this.#send({ type: "choices", ...choices });
  }

  /** Resolves the photos that had no URL before. */
  setFindPhotoUrl(findPhotoUrl: FindPhotoUrl): void {
    this.#findPhotoUrl = findPhotoUrl;
    if (this.#unresolved.length === 0) return;
    const responses = this.#unresolved.map((request) => this.#resolve(request));
    this.#unresolved = responses.filter(({ url }) => url === undefined);
    const urls = responses.filter(({ url }) => url !== undefined);
    if (urls.length > 0) this.#send({ type: "urls", urls });
  }

  retryPhotos(): void {
    this.#send({ type: "retry" });
  }

  #resolve({ id, edgePx }: PhotoRequest): PhotoUrlResponse {
    return { id, edgePx, url: this.#findPhotoUrl(id, edgePx) };
  }

  #send(message: PainterRequest): void {
    this.#worker.postMessage(message, []);
  }

  #receive(message: PainterResponse): void {
    switch (message.type) {
      case "photo-failed":
        return this.#options.onPhotoFailed(message.url);
      case "failed":
        return this.#options.onFailed();
      case "requests": {
        const urls = message.photos.map((request) => this.#resolve(request));
        this.#unresolved.push(...urls.filter(({ url }) => url === undefined));
        return this.#send({ type: "urls", urls });
      }
      case "picture": {
        if (message.layer === "detail") this.#isDrawing = false;
        this.#show(message.layer, message.frame, message.bitmap);
        return message.layer === "detail" ? this.#redrawUncovered() : undefined;
      }
      case "progress":
        return this.#options.onProgress(message.isComplete && !this.#isDrawing);
    }
  }

  #show(layer: PictureLayerName, frame: PaintArea, bitmap: ImageBitmap): void {
    const { camera, elements } = this.#options;
    const canvas = elements.canvases[layer];
    if (canvas.width !== frame.width) canvas.width = frame.width;
    if (canvas.height !== frame.height) canvas.height = frame.height;
    canvas.getContext("bitmaprenderer", { alpha: false })?.transferFromImageBitmap(bitmap);
    if (layer === "base") {
      canvas.style.transform = `scale(${camera.fittedBoard.width / frame.width})`;
    } else if (this.#detail !== undefined) {
      this.#shownDetail = frame;
      canvas.hidden = false;
      this.#transform();
    }
  }

  /** Snaps to device pixels: fractional offsets blur the picture and cost resampling. */
  #transform(): void {
    const { camera, elements, pixelRatio } = this.#options;
    const { board, viewport } = camera;
    const snap = (lengthPx: number) => Math.round(lengthPx * pixelRatio) / pixelRatio;
    const [x, y] = [snap(board.x), snap(board.y)];
    const transform = `translate(${x}px, ${y}px) scale(${camera.getView().zoom})`;
    elements.board.style.transform = transform;
    elements.overlay.style.transform = transform;
    const shown = this.#shownDetail;
    if (shown === undefined) return;
    const scale = camera.pixelsPerPoint / shown.pixelsPerPoint;
    const [left, top] = [x + shown.left * scale, y + shown.top * scale];
    elements.canvases.detail.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    const hidesBoard =
      left <= 0 &&
      top <= 0 &&
      left + shown.width * scale >= viewport.width &&
      top + shown.height * scale >= viewport.height;
    elements.board.style.visibility = hidesBoard ? "hidden" : "visible";
  }

  #follow(): void {
    this.#transform();
    this.#requestBase();
    this.#redrawUncovered();
  }

  #requestBase(): void {
    const { camera, pixelRatio } = this.#options;
    if (!camera.isMeasured) return;
    const frame = getWholePaintArea(camera, pixelRatio);
    if (isSameFrame(frame, this.#base)) return;
    this.#base = frame;
    this.#send({ type: "frame", layer: "base", frame });
  }

  /**
   * Redraws during a gesture, one picture at a time, only where the last one no longer suffices.
   */
  #redrawUncovered(): void {
    const { camera, pixelRatio } = this.#options;
    if (this.#isDrawing || camera.getView().zoom === 1) return;
    const visible = getVisiblePaintArea(camera, pixelRatio, 0);
    const last = this.#detail ?? this.#base;
    if (last === undefined) return;
    const isUpscaled = visible.pixelsPerPoint > last.pixelsPerPoint * MAX_UPSCALE;
    if (isUpscaled || (this.#detail !== undefined && !covers(this.#detail, visible)))
      this.#requestDetail();
  }

  #sharpen(): void {
    const { camera, pixelRatio } = this.#options;
    if (camera.getView().zoom === 1) return this.#dropDetail();
    const visible = getVisiblePaintArea(camera, pixelRatio, 0);
    const isSharp = this.#detail?.pixelsPerPoint === visible.pixelsPerPoint;
    if (!isSharp || this.#detail === undefined || !covers(this.#detail, visible))
      this.#requestDetail();
  }

  #requestDetail(): void {
    const { camera, pixelRatio, onProgress } = this.#options;
    this.#detail = getVisiblePaintArea(camera, pixelRatio);
    this.#isDrawing = true;
    onProgress(false);
    this.#send({ type: "frame", layer: "detail", frame: this.#detail });
  }

  #dropDetail(): void {
    if (this.#detail === undefined) return;
    const { elements } = this.#options;
    this.#detail = undefined;
    this.#shownDetail = undefined;
    this.#isDrawing = false;
    elements.canvases.detail.hidden = true;
    elements.board.style.visibility = "visible";
    this.#send({ type: "frame", layer: "detail", frame: undefined });
  }
}

function isSameFrame(a: PaintArea, b: PaintArea | undefined): boolean {
  return (
    b !== undefined &&
    a.pixelsPerPoint === b.pixelsPerPoint &&
    a.width === b.width &&
    a.height === b.height
  );
}

/** Started while the page still loads, because a worker takes a moment to start. */
let spareWorker = typeof Worker === "undefined" ? undefined : startWorker();

function startWorker(): Worker {
  return new Worker(new URL("./painting/painter.worker.ts", import.meta.url), { type: "module" });
}

/** The photo bundle that the spare worker is loading. */
let spareBundleUrl: string | undefined;

/** Loads and decodes photos while the project is still loading. */
export function preloadPhotoBundle(url: string): void {
  if (spareWorker === undefined || spareBundleUrl !== undefined) return;
  spareBundleUrl = url;
  void sendPhotoBundle(spareWorker, url);
}

function takeWorker(): { readonly worker: Worker; readonly loadingUrl: string | undefined } {
  const taken = { worker: spareWorker ?? startWorker(), loadingUrl: spareBundleUrl };
  spareWorker = undefined;
  spareBundleUrl = undefined;
  return taken;
}

/** Photos are loaded one by one when it takes longer. */
const MAX_BUNDLE_MS = 5000;

/**
 * Fetches the bundle in the page, which has preloaded it, and sends it; undefined after a failure.
 */
async function sendPhotoBundle(worker: Worker, url: string): Promise<void> {
  const bundle = await fetch(url, { signal: AbortSignal.timeout(MAX_BUNDLE_MS) })
    .then((response) => (response.ok ? response.arrayBuffer() : undefined))
    .catch(() => undefined);
  const message: PainterRequest = { type: "bundle", bundle };
  worker.postMessage(message, bundle === undefined ? [] : [bundle]);
}
