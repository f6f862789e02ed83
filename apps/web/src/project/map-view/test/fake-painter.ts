import { vi } from "vitest";
import type {
  PaintArea,
  PainterRequest,
  PainterResponse,
  PictureLayerName,
} from "../painting/painter-messages.ts";

/** Replaces the worker that draws the map: records its messages and sends those of a test. */
export class FakePainter extends EventTarget {
  static readonly #created: FakePainter[] = [];
  readonly received: PainterRequest[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakePainter.#created.push(this);
  }

  static last(): FakePainter {
    const last = FakePainter.#created.at(-1);
    if (last === undefined) throw new Error("No painter was started");
    return last;
  }

  postMessage(message: PainterRequest): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  send(message: PainterResponse): void {
    this.dispatchEvent(new MessageEvent("message", { data: message }));
  }

  sendPicture(layer: PictureLayerName, frame: PaintArea | undefined): void {
    if (frame === undefined) throw new Error("A picture needs a frame");
    const { width, height } = frame;
    const bitmap: ImageBitmap = { width, height, close: () => {} };
    this.send({ type: "picture", layer, frame, bitmap });
  }
}

export function stubPainter(): void {
  vi.stubGlobal("Worker", FakePainter);
  vi.stubGlobal("OffscreenCanvas", Object);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
}
