import type { Opening } from "@photomap/design";
import { formatMessage, uploadMessages } from "@photomap/messages";
import {
  defaultPlacement,
  findImage,
  MAX_IMAGES_PER_OPENING,
  type OpeningImage,
} from "@photomap/project";
import type { OpenProject } from "../../project-store/open-project.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { createPhotoKey } from "../../uploads/create-photo-key.ts";
import { type PreparedPhoto, preparePhoto } from "../../uploads/prepare-photo.ts";
import { requireKeyPrefix } from "../../uploads/send-photo.ts";

/** Each photo is shown as soon as it is ready and on this computer's disk; its upload follows. */
export async function addPhotos(
  project: OpenProject,
  opening: Opening,
  files: readonly File[],
): Promise<void> {
  const taken = fitPhotos(project, opening, files);
  await Promise.all(taken.map((file) => addPhoto(project, opening, file)));
}

/** At most ten photos in an opening; who brings more is told. */
function fitPhotos(
  { store, design }: OpenProject,
  opening: Opening,
  files: readonly File[],
): readonly File[] {
  const there = store.getState().content.inputs[opening.id]?.images.length ?? 0;
  const room = MAX_IMAGES_PER_OPENING - there;
  if (files.length > room) {
    const message = room === 0 ? uploadMessages.openingFull : uploadMessages.notAllAdded;
    const content = formatMessage(message, { regionType: design.regionType });
    showToast({ id: "opening-full", type: "warning", content });
  }
  return files.slice(0, Math.max(0, room));
}

async function addPhoto(project: OpenProject, opening: Opening, file: File): Promise<void> {
  const { store } = project;
  const photo = await preparePhoto(file);
  if (photo.kind !== "prepared") {
    showToast({ id: "upload", type: "warning", content: photo.message });
    return;
  }
  warnOfDuplicate(project, photo);
  const image = await keepPhoto(project, photo, opening);
  if (image !== undefined) {
    store.edit({ type: "ADD_IMAGES", openingId: opening.id, images: [image] });
  }
}

/** On disk before it is on the map: from here on the photo cannot get lost. */
async function keepPhoto(
  { store }: OpenProject,
  photo: PreparedPhoto,
  opening: Opening,
): Promise<OpeningImage | undefined> {
  const box = (opening.layers.print ?? opening.layers.cut ?? opening.layers.outer)?.box;
  if (box === undefined) return undefined;
  const id = createPhotoKey({ keyPrefix: await requireKeyPrefix() }, photo.extension);
  const { name, blob, preview, sha256 } = photo;
  await store.addPhoto({ id, name, blob, preview, sha256 });
  const { timeTakenExif, latitude, longitude } = photo;
  return {
    id,
    ...defaultPlacement(photo, box),
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: photo.width,
    imageHeight: photo.height,
    createdTime: new Date().toISOString(),
    ...(timeTakenExif !== undefined && { timeTakenExif }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
}

function warnOfDuplicate({ store, design }: OpenProject, photo: PreparedPhoto): void {
  const duplicate = store.findDuplicate(photo.sha256);
  if (duplicate === undefined) return;
  const place = findImage(store.getState().content.inputs, duplicate.id)?.openingId;
  const name = design.features.find(({ id }) => id === place)?.name;
  if (name === undefined) return;
  const content = `${photo.name} is also in ${name}.`;
  showToast({ id: "duplicate-photo", type: "info", content });
}
