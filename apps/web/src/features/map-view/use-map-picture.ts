import type { BackgroundChoice, Design, OutputOption } from "@photomap/design";
import { formatMessage, mapMessages } from "@photomap/messages";
import type { Inputs } from "@photomap/project";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { FindPhotoUrl } from "../../project-store/photo-addresses.ts";
import { showToast } from "../../toasts/toast-store.ts";
import type { Camera } from "./camera.ts";
import { type MapColors, mapColors } from "./painting/map-look.ts";
import { PictureClient } from "./picture-client.ts";

/** More pixels than this nobody sees, and everybody waits for. */
const MAX_PIXEL_RATIO = 2;

interface MapPictureOptions {
  readonly design: Design;
  readonly inputs: Inputs;
  readonly outputOption?: OutputOption | undefined;
  readonly background?: BackgroundChoice | undefined;
  readonly photoUrl: FindPhotoUrl;
  readonly camera: Camera;
  readonly onPicture?: (picture: HTMLCanvasElement) => void;
}

export interface PictureElements {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly base: RefObject<HTMLCanvasElement | null>;
  readonly detail: RefObject<HTMLCanvasElement | null>;
  readonly overlay: RefObject<HTMLDivElement | null>;
  /** With every photo, at least once. */
  readonly wasDrawn: boolean;
}

/** Keeps the pictures on the board those of the project. */
export function useMapPicture(options: MapPictureOptions): PictureElements {
  const { design, inputs, outputOption, background, photoUrl, camera } = options;
  const board = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLCanvasElement>(null);
  const detail = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [wasDrawn, setDrawn] = useState(false);
  const [client, setClient] = useState<PictureClient>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const [boardElement, overlayElement] = [board.current, overlay.current];
    const [baseCanvas, detailCanvas] = [base.current, detail.current];
    if (!boardElement || !overlayElement || !baseCanvas || !detailCanvas || !canPaint()) return;
    let hasWarned = false;
    const painting = new PictureClient({
      camera,
      design: { width: design.width, height: design.height, features: design.features },
      colors: readColors(boardElement),
      screen: {
        board: boardElement,
        overlay: overlayElement,
        canvases: { base: baseCanvas, detail: detailCanvas },
        pixelRatio: Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio),
      },
      onFailed: () => {
        if (!hasWarned) warnOfFailedImages();
        hasWarned = true;
      },
      onProgress: (isComplete) => {
        boardElement.dataset["picture"] = isComplete ? "complete" : "drawing";
        if (!isComplete) return;
        setDrawn(true);
        latest.current.onPicture?.(baseCanvas);
      },
    });
    // Before the first frame: a picture without photos must not pass for the whole.
    const known = latest.current;
    painting.setPhotoUrl(known.photoUrl);
    painting.setChoices({ outputOption: known.outputOption, background: known.background });
    painting.setInputs(known.inputs);
    setClient(painting);
    return () => painting.stop();
  }, [design, camera]);

  useEffect(() => {
    client?.setChoices({ outputOption, background });
  }, [client, outputOption, background]);

  useEffect(() => {
    client?.setPhotoUrl(photoUrl);
  });

  useEffect(() => {
    client?.setInputs(inputs);
  }, [client, inputs]);

  return { board, base, detail, overlay, wasDrawn };
}

function canPaint(): boolean {
  return typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";
}

function readColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  return mapColors((name) => style.getPropertyValue(`--${name}`).trim());
}

function warnOfFailedImages(): void {
  showToast({
    id: "map-images-failed",
    type: "warning",
    content: formatMessage(mapMessages.imagesFailed),
    detail: formatMessage(mapMessages.imagesFailedDetail),
  });
}
