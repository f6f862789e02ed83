import type { Design } from "@photomap/design";
import type { ProjectContent } from "@photomap/project";
import { fetchKeyPrefix } from "../../uploads/upload-permit.ts";
import { type BrowserStore, openBrowserStore, type StoredPhoto } from "../browser-store.ts";
import { createPhotoCopyKeys, rekeyPhotos } from "../rekey-photos.ts";
import type { CopiedProject } from "./create-project-copy.ts";
import { createGuestProject, findGuestProject, getGuestProjectId } from "./guest-projects.ts";

/**
 * Creates a project with this content and its own photos: a guest's photos are removed with their
 * project. Repeating a request id returns the same copy.
 */
export async function copyGuestProject(
  id: string,
  design: Design,
  { accessPolicy: _policy, ...content }: ProjectContent,
  requestId: string,
): Promise<CopiedProject> {
  const copyId = getGuestProjectId(requestId);
  const known = await findGuestProject(copyId);
  if (known !== undefined) return { id: copyId, name: known.content.name };
  const db = await openBrowserStore();
  const photos = await db.getAllFromIndex("photos", "ofProject", id);
  const newIds = createPhotoCopyKeys(photos.length === 0 ? "" : await fetchKeyPrefix(), photos);
  // Before the project, which must never refer to photos that are not stored.
  await storeCopies(db, photos, (photo) => ({
    ...photo,
    id: newIds.get(photo.id) ?? photo.id,
    projectId: copyId,
    status: "IN_PROGRESS",
  }));
  const inputs = rekeyPhotos(content.inputs, newIds);
  await createGuestProject(design, { ...content, inputs, requestId });
  const created = await findGuestProject(copyId);
  return { id: copyId, name: created?.content.name ?? content.name };
}

async function storeCopies(
  db: BrowserStore,
  photos: readonly StoredPhoto[],
  copy: (photo: StoredPhoto) => StoredPhoto,
): Promise<void> {
  const transaction = db.transaction("photos", "readwrite");
  await Promise.all(photos.map((photo) => transaction.store.put(copy(photo))));
  await transaction.done;
}
