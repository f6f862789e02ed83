import type { BackgroundChoice, Design, OutputOption } from "@photomap/design";
import { formatMessage, mapMessages } from "@photomap/messages";
import type { Inputs } from "@photomap/project";
import { type RefObject, useEffect, useRef, useState } from "react";
import { pauseIdleWork } from "../../platform/hooks/idle-work.ts";
import { useLatest } from "../../platform/hooks/use-latest.ts";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";
import type { Camera } from "../../ui/viewport/camera.ts";
import type { FindPhotoUrl } from "../store/photo-addresses.ts";
import { PainterClient } from "./painter-client.ts";
import { createMapColors, type MapColors } from "./painting/map-colors.ts";

/** Higher ratios cost drawing time without a visible gain. */
const MAX_PIXEL_RATIO = 2;

interface MapPictureOptions {
  readonly design: Design;
  readonly inputs: Inputs;
  readonly outputOption?: OutputOption | undefined;
  readonly background?: BackgroundChoice | undefined;
  readonly photoUrl: FindPhotoUrl;
  readonly onPhotoFailed?: (url: string) => void;
  readonly camera: Camera;
  readonly photoBundleUrl?: string | undefined;
  readonly onPicture?: (picture: HTMLCanvasElement) => void;
}

interface MapPictureRefs {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly base: RefObject<HTMLCanvasElement | null>;
  readonly detail: RefObject<HTMLCanvasElement | null>;
  readonly overlay: RefObject<HTMLDivElement | null>;
  /** Whether the map was drawn with every photo at least once. */
  readonly wasDrawn: boolean;
}

/** Keeps the pictures on the board up to date with the project. */
export function useMapPicture(options: MapPictureOptions): MapPictureRefs {
  const { design, inputs, outputOption, background, photoUrl, camera } = options;
  const board = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLCanvasElement>(null);
  const detail = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [wasDrawn, setDrawn] = useState(false);
  const [client, setClient] = useState<PainterClient>();
  const latest = useLatest(options);

  useEffect(() => {
    const [boardElement, overlayElement] = [board.current, overlay.current];
    const [baseCanvas, detailCanvas] = [base.current, detail.current];
    if (!boardElement || !overlayElement || !baseCanvas || !detailCanvas || !canPaint()) return;
    let hasWarned = false;
    const releaseIdleWork = pauseIdleWork();
    const created = new PainterClient({
      camera,
      design: { width: design.width, height: design.height, features: design.features },
      colors: readColors(boardElement),
      elements: {
        board: boardElement,
        overlay: overlayElement,
        canvases: { base: baseCanvas, detail: detailCanvas },
      },
      pixelRatio: Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio),
      photoBundleUrl: latest.current.photoBundleUrl,
      onPhotoFailed: (url) => latest.current.onPhotoFailed?.(url),
      onFailed: () => {
        // A reload, which the text advises, would be the error page of the browser.
        if (hasWarned || !browserConnection.isOnline()) return;
        showFailedImagesToast();
        hasWarned = true;
      },
      onProgress: (isComplete) => {
        boardElement.dataset["picture"] = isComplete ? "complete" : "drawing";
        if (!isComplete) return;
        releaseIdleWork();
        setDrawn(true);
        latest.current.onPicture?.(baseCanvas);
      },
    });
    const initial = latest.current;
    created.setFindPhotoUrl(initial.photoUrl);
    created.setChoices({ outputOption: initial.outputOption, background: initial.background });
    created.setInputs(initial.inputs);
    created.start();
    setClient(created);
    const stopListening = browserConnection.subscribe((change) => {
      if (change === "online") created.retryPhotos();
    });
    return () => {
      releaseIdleWork();
      stopListening();
      created.stop();
    };
  }, [design, camera, latest]);

  useEffect(() => {
    client?.setChoices({ outputOption, background });
  }, [client, outputOption, background]);

  useEffect(() => {
    client?.setFindPhotoUrl(photoUrl);
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
  return createMapColors((name) => style.getPropertyValue(`--${name}`).trim());
}

function showFailedImagesToast(): void {
  showToast({
    id: "map-images-failed",
    type: "warning",
    content: formatMessage(mapMessages.imagesFailed),
    detail: formatMessage(mapMessages.imagesFailedDetail),
  });
}
