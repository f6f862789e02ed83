import { openingsOf } from "@photomap/design";
import { createAddPhotosEdit, type OpeningPhotos, type UnplacedImage } from "@photomap/project";
import type { OpenProject } from "../../../project-store/open-project.ts";
import { createPhotoKey } from "../../../uploads/create-photo-key.ts";
import type { PreparedPhoto } from "../../../uploads/prepare-photo.ts";
import { requireKeyPrefix } from "../../../uploads/send-photo.ts";
import type { RegionGroup } from "./group-photos.ts";
import {
  forgetPlacing,
  type OpeningPlan,
  readPlacing,
  rememberPlacing,
  whilePlacing,
} from "./unfinished-placing.ts";

export interface PlacedCounts {
  readonly photoCount: number;
  readonly regionCount: number;
  /** Photos this browser could not keep. */
  readonly lostCount: number;
}

interface Keepable {
  readonly image: UnplacedImage;
  readonly prepared: PreparedPhoto;
}

const AT_ONCE = 3;

/**
 * Every photo goes to this computer's disk first, then all of them onto the map in one step. A tab
 * that dies in between leaves a note of what it was doing; see resumePlacing.
 */
export async function placePhotos(
  project: OpenProject,
  groups: readonly RegionGroup[],
  onKept: (count: number) => void,
): Promise<PlacedCounts> {
  const keyPrefix = await requireKeyPrefix();
  const createdTime = new Date().toISOString();
  const keepables = new Map<string, readonly Keepable[]>(
    groups.map(({ opening, photos }) => [
      opening.id,
      photos.map(({ photo: { prepared } }) => ({
        image: describeImage(
          createPhotoKey({ keyPrefix }, prepared.extension),
          prepared,
          createdTime,
        ),
        prepared,
      })),
    ]),
  );
  const plan = [...keepables].map(
    ([openingId, photos]): OpeningPlan => ({
      openingId,
      images: photos.map(({ image }) => image),
    }),
  );
  return whilePlacing(project.id, {}, async () => {
    rememberPlacing(project.id, plan);
    const kept = await keepPhotos(project, [...keepables.values()].flat(), onKept);
    const counts = applyPlan(project, plan, (id) => kept.has(id));
    await project.store.settled();
    forgetPlacing(project.id);
    return counts;
  });
}

/** What an earlier visit kept but did not get to place; nothing when it got to the end. */
export function resumePlacing(project: OpenProject): Promise<PlacedCounts | undefined> {
  return whilePlacing(project.id, { ifAvailable: true }, async (lock) => {
    const plan = lock === null ? undefined : readPlacing(project.id);
    if (plan === undefined) return undefined;
    const { content, uploads } = project.store.getState();
    const placed = new Set(
      Object.values(content.inputs).flatMap(({ images }) => images.map(({ id }) => id)),
    );
    const isPlaced = plan.some(({ images }) => images.some(({ id }) => placed.has(id)));
    const counts = isPlaced
      ? undefined
      : applyPlan(project, plan, (id) => uploads[id] !== undefined);
    await project.store.settled();
    forgetPlacing(project.id);
    return counts;
  });
}

function applyPlan(
  { design, store }: OpenProject,
  plan: readonly OpeningPlan[],
  isKept: (id: string) => boolean,
): PlacedCounts {
  const openings = new Map(openingsOf(design).map((opening) => [opening.id, opening]));
  const additions = plan.flatMap(({ openingId, images }): OpeningPhotos[] => {
    const opening = openings.get(openingId);
    const kept = images.filter(({ id }) => isKept(id));
    return opening === undefined || kept.length === 0 ? [] : [{ opening, images: kept }];
  });
  const photoCount = countImages(additions);
  if (photoCount > 0) store.edit(createAddPhotosEdit(additions, store.getState().content.inputs));
  return { photoCount, regionCount: additions.length, lostCount: countImages(plan) - photoCount };
}

function countImages(parts: readonly { readonly images: readonly unknown[] }[]): number {
  return parts.reduce((sum, { images }) => sum + images.length, 0);
}

/** The ids of the photos that are on disk in the end: a full disk or a vanished file is skipped. */
async function keepPhotos(
  { store }: OpenProject,
  photos: readonly Keepable[],
  onKept: (count: number) => void,
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  const waiting = photos.values();
  const keepOn = async () => {
    for (const { image, prepared } of waiting) {
      const { name, blob, preview, sha256 } = prepared;
      await store.addPhoto({ id: image.id, name, blob, preview, sha256 }).then(
        () => kept.add(image.id),
        () => undefined,
      );
      onKept(kept.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepOn));
  return kept;
}

function describeImage(id: string, prepared: PreparedPhoto, createdTime: string): UnplacedImage {
  const { width, height, timeTakenExif, latitude, longitude } = prepared;
  return {
    id,
    imageWidth: width,
    imageHeight: height,
    createdTime,
    ...(timeTakenExif !== undefined && { timeTakenExif }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
}
