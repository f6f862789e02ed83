import { formatMessage, uploadMessages } from "@photomap/messages";
import { findImage } from "@photomap/project";
import { useEffect } from "react";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { findInputOpening } from "../store/draft-key.ts";
import type { OpenProject } from "../store/loading/open-project.ts";
import { findRejectedPhotoIds } from "../store/photo-addresses.ts";

/** The first drawing of the map is more urgent and comes first. */
const DELAY_MS = 2_000;

export function useRejectedPhotoRemoval(project: OpenProject): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed request is repeated at the next visit.
      removeRejectedPhotos(project).catch(() => {});
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [project]);
}

/** Removes photos that the server could not decode, and shows a warning. */
async function removeRejectedPhotos({ store, design, isGuest }: OpenProject): Promise<void> {
  if (isGuest || !store.canEdit) return;
  const { inputs } = store.getState().content;
  const ids = Object.values(inputs).flatMap(({ images }) => images.map(({ id }) => id));
  const rejected = (await findRejectedPhotoIds(ids)).flatMap((id) => findImage(inputs, id) ?? []);
  const [first] = rejected;
  if (first === undefined) return;
  const edits = rejected.map(({ openingId, image }) => ({
    type: "REMOVE_IMAGES" as const,
    openingId,
    imageIds: [image.id],
  }));
  store.edit({ type: "BATCH", edits });
  void store.save();
  // The file name is only known in the browser that uploaded it.
  const region = findInputOpening(design, first.openingId)?.name ?? "";
  const name = store.getState().uploads[first.image.id]?.name ?? `in ${region}`;
  const content = formatMessage(uploadMessages.unreadable, { name });
  showToast({ id: "rejected", type: "warning", content });
}
