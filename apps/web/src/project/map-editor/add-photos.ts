import type { Opening } from "@photomap/design";
import { formatMessage, uploadMessages } from "@photomap/messages";
import {
  createOpeningImage,
  findImage,
  MAX_IMAGES_PER_OPENING,
  type OpeningImage,
} from "@photomap/project";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { dismissToast, showToast } from "../../ui/toasts/toast-store.ts";
import { findInputOpening } from "../store/draft-key.ts";
import type { OpenProject } from "../store/loading/open-project.ts";
import { type PreparedPhoto, preparePhoto } from "../uploads/prepare-photo.ts";
import { createPhotoKey, fetchKeyPrefix } from "../uploads/upload-permit.ts";

export const loadOutlineClipping = () => import("./outline-clipping.ts");

/**
 * Adds photos to an opening as one edit, in a layout in which none hides another. They appear as
 * soon as all are in IndexedDB; their uploads run in the background.
 */
export async function addPhotos(
  project: OpenProject,
  opening: Opening,
  files: readonly File[],
): Promise<void> {
  const { store } = project;
  // Before photos are stored: without it none can be added.
  const clipping = await loadOutlineClipping().catch(showFailure);
  if (clipping === undefined) return;
  const accepted = limitToCapacity(project, opening, files);
  const refusals = new Set<string>();
  const showRefusal = (message: string) => {
    refusals.add(message);
    showToast({ id: "upload", type: "warning", content: [...refusals].join(" ") });
  };
  const results = await showProgress(
    accepted.map((file) => storePhoto(project, opening, file, showRefusal)),
  );
  const images = results.flatMap((result) =>
    result.status === "fulfilled" && result.value !== undefined ? [result.value] : [],
  );
  if (images.length > 0) {
    const { inputs } = store.getState().content;
    store.edit(clipping.createAddPhotosEdit([{ opening, images }], inputs, { alone: "default" }));
    // Uploads that end later save as well; those that have ended before the edit do not.
    void store.save();
  }
  const failed = results.find((result) => result.status === "rejected");
  if (failed !== undefined) showFailure(failed.reason);
}

function showFailure(reason: unknown): undefined {
  const content = reportAndDescribeFailure(reason, "add photos");
  showToast({ id: "upload", type: "error", content });
}

const PROGRESS_DELAY_MS = 500;
const PROGRESS_TOAST_MS = 60_000;

/** Shows how many photos are read if that takes longer than half a second. */
async function showProgress<T>(photos: readonly Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
  const id = "adding-photos";
  const total = photos.length;
  let count = 0;
  let isShown = false;
  const show = () => {
    isShown = true;
    const content = `Adding ${total} ${total === 1 ? "photo" : "photos"}: ${count} of ${total} read.`;
    showToast({ id, type: "info", content, durationMs: PROGRESS_TOAST_MS });
  };
  const onSettled = () => {
    count += 1;
    if (isShown) show();
  };
  const timer = setTimeout(show, PROGRESS_DELAY_MS);
  for (const photo of photos) void photo.then(onSettled, onSettled);
  const results = await Promise.allSettled(photos);
  clearTimeout(timer);
  dismissToast(id);
  return results;
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

/**
 * Stores the bytes before an edit refers to them, so that a closed tab cannot leave an empty image.
 * Resolves to undefined for a refused photo.
 */
async function storePhoto(
  project: OpenProject,
  opening: Opening,
  file: File,
  showRefusal: (message: string) => void,
): Promise<OpeningImage | undefined> {
  const photo = await preparePhoto(file);
  if (photo.kind !== "prepared") {
    showRefusal(photo.message);
    return undefined;
  }
  warnOfDuplicate(project, photo);
  const id = createPhotoKey(await fetchKeyPrefix(), photo.extension);
  const createdTime = new Date().toISOString();
  const image = createOpeningImage({ ...photo, id, createdTime }, opening);
  if (image === undefined) return undefined;
  const { name, blob, preview, sha256 } = photo;
  await project.store.addPhoto({ id, name, blob, preview, sha256 });
  return image;
}

function warnOfDuplicate({ store, design }: OpenProject, photo: PreparedPhoto): void {
  const duplicateId = store.findDuplicateId(photo.sha256);
  if (duplicateId === undefined) return;
  const openingId = findImage(store.getState().content.inputs, duplicateId)?.openingId;
  const name = openingId && findInputOpening(design, openingId)?.name;
  if (name === undefined) return;
  const content = `${photo.name} is also in ${name}.`;
  showToast({ id: "duplicate-photo", type: "info", content });
}
