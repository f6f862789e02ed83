import type { Opening } from "@photomap/design";
import { createOpeningImage, type OpeningImage, type OpeningPhotos } from "@photomap/project";
import pLimit from "p-limit";
import { findInputOpening } from "../../store/draft-key.ts";
import type { OpenProject } from "../../store/loading/open-project.ts";
import type { PreparedPhoto } from "../../uploads/prepare-photo.ts";
import { createPhotoKey, fetchKeyPrefix } from "../../uploads/upload-permit.ts";
import { loadOutlineClipping } from "../add-photos.ts";

export interface PlacedCounts {
  readonly photoCount: number;
  readonly regionCount: number;
  /** Photos that could not be written to IndexedDB. */
  readonly failedCount: number;
}

/** The photos for one opening. */
export interface PlacingGroup {
  readonly opening: Opening;
  readonly photos: readonly {
    readonly photo: {
      readonly prepared: PreparedPhoto;
      /** The last part of the photo's key; a new one by default. */
      readonly keyPart?: string;
    };
  }[];
}

interface OpeningPlan {
  readonly openingId: string;
  readonly images: readonly OpeningImage[];
}

interface PlannedPhoto {
  readonly image: OpeningImage;
  readonly prepared: PreparedPhoto;
}

const MAX_CONCURRENT_WRITES = 3;

/**
 * Writes every photo to IndexedDB, then adds all of them to the map in one edit. The plan is in
 * localStorage meanwhile, so that resumePlacing can finish it after a crash.
 */
export async function placePhotos(
  project: OpenProject,
  groups: readonly PlacingGroup[],
  onStored: (count: number) => void,
): Promise<PlacedCounts> {
  const planned = await planPhotos(groups);
  const plan = [...planned].map(
    ([openingId, photos]): OpeningPlan => ({
      openingId,
      images: photos.map(({ image }) => image),
    }),
  );
  return withPlacingLock(project.store.key, {}, async () => {
    writePlan(project.store.key, plan);
    const storedIds = await storePhotos(project, [...planned.values()].flat(), onStored);
    const counts = await applyPlan(project, plan, (id) => storedIds.has(id));
    await project.store.flush();
    removePlan(project.store.key);
    return counts;
  });
}

/** Applies the plan of an earlier visit that ended before its edit; undefined if there is none. */
export function resumePlacing(project: OpenProject): Promise<PlacedCounts | undefined> {
  return withPlacingLock(project.store.key, { ifAvailable: true }, async (lock) => {
    // Without the lock another tab is still placing these photos.
    const plan = lock === null ? undefined : readPlan(project.store.key);
    if (plan === undefined) return undefined;
    const { content, uploads } = project.store.getState();
    const placedIds = new Set(
      Object.values(content.inputs).flatMap(({ images }) => images.map(({ id }) => id)),
    );
    const isApplied = plan.some(({ images }) => images.some(({ id }) => placedIds.has(id)));
    const counts = isApplied
      ? undefined
      : await applyPlan(project, plan, (id) => uploads[id] !== undefined);
    await project.store.flush();
    removePlan(project.store.key);
    return counts;
  });
}

async function planPhotos(
  groups: readonly PlacingGroup[],
): Promise<ReadonlyMap<string, readonly PlannedPhoto[]>> {
  const keyPrefix = await fetchKeyPrefix();
  const createdTime = new Date().toISOString();
  return new Map(
    groups.map(({ opening, photos }) => {
      const planned = photos.flatMap(({ photo: { prepared, keyPart } }): PlannedPhoto[] => {
        const id = createPhotoKey(keyPrefix, prepared.extension, keyPart);
        const image = createOpeningImage({ ...prepared, id, createdTime }, opening);
        return image === undefined ? [] : [{ image, prepared }];
      });
      return [opening.id, planned];
    }),
  );
}

/**
 * Stores photos and returns the ids of those that were written; a full disk or a deleted file skips
 * only that photo.
 */
async function storePhotos(
  { store }: OpenProject,
  photos: readonly PlannedPhoto[],
  onStored: (count: number) => void,
): Promise<ReadonlySet<string>> {
  const storedIds = new Set<string>();
  await pLimit(MAX_CONCURRENT_WRITES).map(photos, async ({ image: { id }, prepared }) => {
    const { name, blob, preview, sha256 } = prepared;
    await store.addPhoto({ id, name, blob, preview, sha256 }).then(
      () => storedIds.add(id),
      () => undefined,
    );
    onStored(storedIds.size);
  });
  return storedIds;
}

async function applyPlan(
  { design, store }: OpenProject,
  plan: readonly OpeningPlan[],
  isStored: (id: string) => boolean,
): Promise<PlacedCounts> {
  const { createAddPhotosEdit } = await loadOutlineClipping();
  const additions = plan.flatMap(({ openingId, images }): OpeningPhotos[] => {
    const opening = findInputOpening(design, openingId);
    const stored = images.filter(({ id }) => isStored(id));
    return opening === undefined || stored.length === 0 ? [] : [{ opening, images: stored }];
  });
  const photoCount = countImages(additions);
  if (photoCount > 0) {
    const { inputs } = store.getState().content;
    store.edit(createAddPhotosEdit(additions, inputs, { alone: "cover" }));
    // Uploads that end later save as well; those that have ended before the edit do not.
    void store.save();
  }
  return { photoCount, regionCount: additions.length, failedCount: countImages(plan) - photoCount };
}

function countImages(parts: readonly { readonly images: readonly unknown[] }[]): number {
  return parts.reduce((sum, { images }) => sum + images.length, 0);
}

const planKey = (storeKey: string) => `photomap-placing-${storeKey}`;

function writePlan(storeKey: string, plan: readonly OpeningPlan[]): void {
  try {
    localStorage.setItem(planKey(storeKey), JSON.stringify(plan));
  } catch {
    // Over quota: the photos can still be placed, only a crash in between cannot be resumed.
  }
}

function readPlan(storeKey: string): readonly OpeningPlan[] | undefined {
  const text = localStorage.getItem(planKey(storeKey));
  return text === null ? undefined : JSON.parse(text);
}

function removePlan(storeKey: string): void {
  localStorage.removeItem(planKey(storeKey));
}

function withPlacingLock<Result>(
  storeKey: string,
  options: LockOptions,
  act: (lock: Lock | null) => Promise<Result>,
): Promise<Result> {
  return navigator.locks.request(planKey(storeKey), options, act);
}
