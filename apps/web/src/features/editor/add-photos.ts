import type { Opening } from "@photomap/design";
import { formatMessage, uploadMessages } from "@photomap/messages";
import { createOpeningImage, findImage, MAX_IMAGES_PER_OPENING } from "@photomap/project";
import type { OpenProject } from "../../project-store/open-project.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { type PreparedPhoto, preparePhoto } from "../../uploads/prepare-photo.ts";
import { createPhotoKey, requireKeyPrefix } from "../../uploads/upload-permit.ts";

/** Each photo appears as soon as it is in IndexedDB; its upload runs in the background. */
export async function addPhotos(
  project: OpenProject,
  opening: Opening,
  files: readonly File[],
): Promise<void> {
  const accepted = limitToCapacity(project, opening, files);
  await Promise.all(accepted.map((file) => addPhoto(project, opening, file)));
}

function limitToCapacity(
  { store, design }: OpenProject,
  opening: Opening,
  files: readonly File[],
): readonly File[] {
  const imageCount = store.getState().content.inputs[opening.id]?.images.length ?? 0;
  const remaining = Math.max(0, MAX_IMAGES_PER_OPENING - imageCount);
  if (files.length > remaining) {
    const message = remaining === 0 ? uploadMessages.openingFull : uploadMessages.notAllAdded;
    const content = formatMessage(message, { regionType: design.regionType });
    showToast({ id: "opening-full", type: "warning", content });
  }
  return files.slice(0, remaining);
}

async function addPhoto(project: OpenProject, opening: Opening, file: File): Promise<void> {
  const { store } = project;
  const photo = await preparePhoto(file);
  if (photo.kind !== "prepared") {
    showToast({ id: "upload", type: "warning", content: photo.message });
    return;
  }
  warnOfDuplicate(project, photo);
  const id = createPhotoKey(await requireKeyPrefix(), photo.extension);
  const createdTime = new Date().toISOString();
  const image = createOpeningImage({ ...photo, id, createdTime }, opening);
  if (image === undefined) return;
  const { name, blob, preview, sha256 } = photo;
  // The bytes are on disk before an edit refers to them: a closed tab cannot leave an empty image.
  await store.addPhoto({ id, name, blob, preview, sha256 });
  store.edit({ type: "ADD_IMAGES", openingId: opening.id, images: [image] });
}

function warnOfDuplicate({ store, design }: OpenProject, photo: PreparedPhoto): void {
  const duplicateId = store.findDuplicateId(photo.sha256);
  if (duplicateId === undefined) return;
  const openingId = findImage(store.getState().content.inputs, duplicateId)?.openingId;
  const name = design.features.find(({ id }) => id === openingId)?.name;
  if (name === undefined) return;
  const content = `${photo.name} is also in ${name}.`;
  showToast({ id: "duplicate-photo", type: "info", content });
}
