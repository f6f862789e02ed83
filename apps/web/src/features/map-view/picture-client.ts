import type { Inputs, OpeningInput } from "@photomap/project";
import type { FindPhotoUrl } from "../../project-store/photo-addresses.ts";
import type { Camera } from "./camera.ts";
import { covers, seenFrame, wholeFrame } from "./frames.ts";
import type { MapColors } from "./painting/map-look.ts";
import type {
  FromPainter,
  MapChoices,
  PaintedDesign,
  PhotoAnswer,
  PhotoWant,
  PictureFrame,
  PictureLayerName,
  ToPainter,
} from "./painting/painter-messages.ts";
import { takePainter } from "./spare-painter.ts";

const REST_MS = 140;
/** A picture enlarged more than this is drawn anew even while the gesture goes on. */
const MAX_ENLARGEMENT = 2.5;

export interface PictureScreen {
  /** The frame with the picture of the whole map in it. */
  readonly board: HTMLElement;
  /** What lies above all pictures and moves with the board. */
  readonly overlay: HTMLElement;
  readonly canvases: Readonly<Record<PictureLayerName, HTMLCanvasElement>>;
  readonly pixelRatio: number;
}

interface PictureClientOptions {
  readonly camera: Camera;
  readonly screen: PictureScreen;
  readonly design: PaintedDesign;
  readonly colors: MapColors;
  readonly onFailed: () => void;
  readonly onProgress: (isComplete: boolean) => void;
}

/** Moves the last pictures with the camera, and asks the painter for sharp ones when it rests. */
export class PictureClient {
  #photoUrl: FindPhotoUrl = () => undefined;
  readonly #options: PictureClientOptions;
  readonly #worker: Worker;
  readonly #stopListening: () => void;
  #inputs: Inputs = {};
  #base: PictureFrame | undefined;
  #detail: PictureFrame | undefined;
  /** What the canvas shows until the next picture comes. */
  #shownDetail: PictureFrame | undefined;
  #isDrawing = false;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #unresolved: PhotoWant[] = [];

  constructor(options: PictureClientOptions) {
    this.#options = options;
    const { camera, design, colors, screen } = options;
    this.#worker = takePainter();
    this.#worker.addEventListener("message", ({ data }: MessageEvent<FromPainter>) =>
      this.#receive(data),
    );
    this.#send({ type: "map", design, colors, pixelRatio: screen.pixelRatio });
    this.#stopListening = camera.subscribe(() => this.#follow());
    this.#follow();
  }

  stop(): void {
    clearTimeout(this.#restTimer);
    this.#stopListening();
    this.#worker.terminate();
  }

  setInputs(inputs: Inputs): void {
    const ids = new Set([...Object.keys(this.#inputs), ...Object.keys(inputs)]);
    const changed = new Map<string, OpeningInput | undefined>();
    for (const id of ids) if (inputs[id] !== this.#inputs[id]) changed.set(id, inputs[id]);
    this.#inputs = inputs;
    if (changed.size > 0) this.#send({ type: "inputs", changed });
  }

  setChoices(choices: MapChoices): void {
    this.#send({ type: "choices", ...choices });
  }

  /** Photos that had no address may have one by now. */
  setPhotoUrl(photoUrl: FindPhotoUrl): void {
    this.#photoUrl = photoUrl;
    if (this.#unresolved.length === 0) return;
    const answers = this.#unresolved.map((want) => this.#answer(want));
    this.#unresolved = answers.filter(({ url }) => url === undefined);
    const urls = answers.filter(({ url }) => url !== undefined);
    if (urls.length > 0) this.#send({ type: "urls", urls });
  }

  #answer({ id, edgePx }: PhotoWant): PhotoAnswer {
    return { id, edgePx, url: this.#photoUrl(id, edgePx) };
  }

  #send(message: ToPainter): void {
    this.#worker.postMessage(message, []);
  }

  #receive(message: FromPainter): void {
    switch (message.type) {
      case "failed":
        return this.#options.onFailed();
      case "wants": {
        const urls = message.photos.map((want) => this.#answer(want));
        this.#unresolved.push(...urls.filter(({ url }) => url === undefined));
        return this.#send({ type: "urls", urls });
      }
      case "picture": {
        if (message.layer === "detail") this.#isDrawing = false;
        this.#show(message.layer, message.frame, message.bitmap);
        return message.layer === "detail" ? this.#keepSharp() : undefined;
      }
      case "progress":
        return this.#options.onProgress(message.isComplete && !this.#isDrawing);
    }
  }

  #show(layer: PictureLayerName, frame: PictureFrame, bitmap: ImageBitmap): void {
    const { camera, screen } = this.#options;
    const canvas = screen.canvases[layer];
    if (canvas.width !== frame.width) canvas.width = frame.width;
    if (canvas.height !== frame.height) canvas.height = frame.height;
    canvas.getContext("bitmaprenderer", { alpha: false })?.transferFromImageBitmap(bitmap);
    if (layer === "base") {
      canvas.style.transform = `scale(${camera.room.board.width / frame.width})`;
    } else if (this.#detail !== undefined) {
      this.#shownDetail = frame;
      canvas.hidden = false;
      this.#place();
    }
  }

  /** Whole pixels, and no scaling of what has the right size: both are seen, and both cost time. */
  #place(): void {
    const { camera, screen } = this.#options;
    const { board } = camera;
    const whole = (length: number) => Math.round(length * screen.pixelRatio) / screen.pixelRatio;
    const [x, y] = [whole(board.x), whole(board.y)];
    const moved = `translate(${x}px, ${y}px) scale(${camera.getView().zoom})`;
    screen.board.style.transform = moved;
    screen.overlay.style.transform = moved;
    const shown = this.#shownDetail;
    if (shown === undefined) return;
    const scale = camera.pixelsPerPoint / shown.pixelsPerPoint;
    const [left, top] = [x + shown.left * scale, y + shown.top * scale];
    screen.canvases.detail.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    const { viewport } = camera.room;
    const hidesBoard =
      left <= 0 &&
      top <= 0 &&
      left + shown.width * scale >= viewport.width &&
      top + shown.height * scale >= viewport.height;
    screen.board.style.visibility = hidesBoard ? "hidden" : "visible";
  }

  #follow(): void {
    this.#place();
    this.#requestBase();
    this.#keepSharp();
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => this.#rest(), REST_MS);
  }

  #requestBase(): void {
    const { camera, screen } = this.#options;
    if (camera.room.viewport.width === 0) return;
    const frame = wholeFrame(camera, screen.pixelRatio);
    if (isSameFrame(frame, this.#base)) return;
    this.#base = frame;
    this.#send({ type: "frame", layer: "base", frame });
  }

  /** While moving: only what runs out of its picture, and never two pictures at a time. */
  #keepSharp(): void {
    const { camera, screen } = this.#options;
    if (this.#isDrawing || camera.getView().zoom === 1) return;
    const seen = seenFrame(camera, screen.pixelRatio, 0);
    const last = this.#detail ?? this.#base;
    if (last === undefined) return;
    const isEnlarged = seen.pixelsPerPoint > last.pixelsPerPoint * MAX_ENLARGEMENT;
    if (isEnlarged || (this.#detail !== undefined && !covers(this.#detail, seen)))
      this.#requestDetail();
  }

  #rest(): void {
    const { camera, screen } = this.#options;
    if (camera.getView().zoom === 1) return this.#dropDetail();
    const seen = seenFrame(camera, screen.pixelRatio, 0);
    const isSharp = this.#detail?.pixelsPerPoint === seen.pixelsPerPoint;
    if (!isSharp || this.#detail === undefined || !covers(this.#detail, seen))
      this.#requestDetail();
  }

  #requestDetail(): void {
    const { camera, screen, onProgress } = this.#options;
    this.#detail = seenFrame(camera, screen.pixelRatio);
    this.#isDrawing = true;
    onProgress(false);
    this.#send({ type: "frame", layer: "detail", frame: this.#detail });
  }

  #dropDetail(): void {
    if (this.#detail === undefined) return;
    this.#detail = undefined;
    this.#shownDetail = undefined;
    this.#isDrawing = false;
    this.#options.screen.canvases.detail.hidden = true;
    this.#options.screen.board.style.visibility = "visible";
    this.#send({ type: "frame", layer: "detail", frame: undefined });
  }
}

function isSameFrame(a: PictureFrame, b: PictureFrame | undefined): boolean {
  return (
    b !== undefined &&
    a.pixelsPerPoint === b.pixelsPerPoint &&
    a.width === b.width &&
    a.height === b.height
  );
}
