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
import type { ChosenFile } from "../store/browser-store.ts";
import { findInputOpening } from "../store/draft-key.ts";
import type { OpenProject } from "../store/loading/open-project.ts";
import { type PreparedPhoto, preparePhoto } from "../uploads/prepare-photo.ts";
import { createPhotoKey, fetchKeyPrefix } from "../uploads/upload-permit.ts";

export const loadOutlineClipping = () => import("./outline-clipping.ts");

/**
 * Adds photos to an opening as one edit, in a layout in which none hides another. They appear as
 * soon as all are in IndexedDB; their uploads run in the background. Files of a page that is left
 * meanwhile are added by the next visit (`resumeAdding`).
 */
export async function addPhotos(
  project: OpenProject,
  opening: Opening,
  files: readonly File[] | Promise<readonly File[]>,
): Promise<void> {
  const accepted = async () => limitToCapacity(project, opening, await files);
  await project.store.chosenFiles.add(opening.id, accepted(), (batch) =>
    addFiles(project, opening, batch.files),
  );
}

/** Adds the files that were chosen in an earlier visit, which was left before they were read. */
export async function resumeAdding(project: OpenProject): Promise<void> {
  const { store, design } = project;
  if (!store.canEdit) return;
  const images = Object.values(store.getState().content.inputs).flatMap((input) => input.images);
  const isOnMap = ({ id }: ChosenFile) => images.some((image) => image.id.includes(id));
  await store.chosenFiles.resume(isOnMap, async ({ openingId, files }) => {
    const opening = findInputOpening(design, openingId);
    if (opening === undefined) return;
    await addFiles(project, opening, limitToCapacity(project, opening, files));
  });
}

async function addFiles(
  project: OpenProject,
  opening: Opening,
  files: readonly ChosenFile[],
): Promise<void> {
  const { store } = project;
  // Before photos are stored: without it none can be added.
  const clipping = await loadOutlineClipping().catch(showFailure);
  if (clipping === undefined) return;
  const refusals = new Set<string>();
  const showRefusal = (message: string) => {
    refusals.add(message);
    showToast({ id: "upload", type: "warning", content: [...refusals].join(" ") });
  };
  const results = await showProgress(
    files.map((file) => storePhoto(project, opening, file, showRefusal)),
  );
  const images = results.flatMap((result) =>
    result.status === "fulfilled" && result.value !== undefined ? [result.value] : [],
  );
  if (images.length > 0) {
    const { inputs } = store.getState().content;
    store.edit(clipping.createAddPhotosEdit([{ opening, images }], inputs, { alone: "default" }));
    // Uploads that end later save as well; those that have ended before the edit do not.
    void store.save();
    await store.flush();
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

function limitToCapacity<Chosen>(
  { store, design }: OpenProject,
  opening: Opening,
  files: readonly Chosen[],
): readonly Chosen[] {
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
  { id: fileId, file }: ChosenFile,
  showRefusal: (message: string) => void,
): Promise<OpeningImage | undefined> {
  const photo = await preparePhoto(file);
  if (photo.kind !== "prepared") {
    showRefusal(photo.message);
    return undefined;
  }
  warnOfDuplicate(project, photo);
  const id = createPhotoKey(await fetchKeyPrefix(), photo.extension, fileId);
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
