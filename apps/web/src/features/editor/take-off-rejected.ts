import { formatMessage, uploadMessages } from "@photomap/messages";
import { findImage } from "@photomap/project";
import type { OpenProject } from "../../project-store/open-project.ts";
import { findRejected } from "../../project-store/own-photos.ts";
import { showToast } from "../../toasts/toast-store.ts";

/** Takes off the map what the server found to be no photo, and says so. */
export async function takeOffRejected({ store, design, isGuest }: OpenProject): Promise<void> {
  if (isGuest || !store.canEdit) return;
  const { inputs } = store.getState().content;
  const ids = Object.values(inputs).flatMap(({ images }) => images.map(({ id }) => id));
  const rejected = (await findRejected(ids)).flatMap((id) => findImage(inputs, id) ?? []);
  const [first] = rejected;
  if (first === undefined) return;
  const edits = rejected.map(({ openingId, image }) => ({
    type: "REMOVE_IMAGES" as const,
    openingId,
    imageIds: [image.id],
  }));
  store.edit({ type: "BATCH", edits });
  void store.save();
  // Another computer does not know what the file was called.
  const place = design.features.find(({ id }) => id === first.openingId)?.name ?? "";
  const name = store.getState().uploads[first.image.id]?.name ?? `in ${place}`;
  showToast({
    id: "rejected",
    type: "warning",
    content: formatMessage(uploadMessages.unreadable, { name }),
  });
}
