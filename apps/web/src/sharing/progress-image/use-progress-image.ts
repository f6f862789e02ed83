import { useCallback, useEffect, useRef, useState } from "react";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import type { BackdropId } from "./backdrop-options.ts";
import { type ProgressImage, requestProgressImage } from "./request-progress-image.ts";

export type ProgressImageState =
  | { readonly phase: "drawing" }
  | { readonly phase: "drawn"; readonly image: ProgressImage }
  | { readonly phase: "failed"; readonly error: unknown };

type Images = Partial<Record<BackdropId, ProgressImageState>>;

const DRAWING: ProgressImageState = { phase: "drawing" };

/** The picture on each background that was chosen; drawn once while the dialog is open. */
export function useProgressImage(project: OpenProject, background: BackdropId) {
  const [images, setImages] = useState<Images>({});
  const requests = useRef(new Map<BackdropId, Promise<ProgressImage>>());
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    const pending = requests.current;
    return () => {
      controller.abort();
      for (const request of pending.values()) void request.then(revoke, () => undefined);
      pending.clear();
    };
  }, []);

  /** Draws again after a failure. */
  const request = useCallback(
    (id: BackdropId): Promise<ProgressImage> => {
      const known = requests.current.get(id);
      if (known !== undefined) return known;
      const { signal } = leaving.current;
      const show = (state: ProgressImageState) => {
        if (!signal.aborted) setImages((before) => ({ ...before, [id]: state }));
      };
      show(DRAWING);
      const started = requestProgressImage(project, id, signal);
      requests.current.set(id, started);
      started.then(
        (image) => show({ phase: "drawn", image }),
        (error: unknown) => {
          requests.current.delete(id);
          show({ phase: "failed", error });
        },
      );
      return started;
    },
    [project],
  );

  useEffect(() => {
    request(background).catch(() => undefined);
  }, [request, background]);

  return { state: images[background] ?? DRAWING, request: () => request(background) };
}

function revoke({ previewUrl }: ProgressImage): void {
  URL.revokeObjectURL(previewUrl);
}
