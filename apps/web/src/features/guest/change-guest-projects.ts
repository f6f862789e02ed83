import { appendToName } from "@photomap/project";
import {
  type BrowserStore,
  changeCopy,
  openBrowserStore,
  requireCopy,
  type StoredPhoto,
} from "../../project-store/browser-store.ts";
import {
  createGuestProject,
  findGuestProject,
  getGuestProjectId,
  storeGuestPreview,
} from "../../project-store/guest-projects.ts";
import { loadDesign } from "../../project-store/load-project.ts";
import { ProjectJournal } from "../../project-store/project-journal.ts";
import { ProjectTabs } from "../../project-store/project-tabs.ts";
import { requireKeyPrefix } from "../../uploads/upload-permit.ts";
import { createNewKeys, rekeyPhotos } from "./rekey-photos.ts";

/** An edit like any other: it can be undone, and other tabs show it. */
export async function renameGuestProject(id: string, name: string): Promise<void> {
  const db = await openBrowserStore();
  const at = new Date().toISOString();
  const journal = await ProjectJournal.open(db, await requireCopy(db, id));
  await journal.append({ kind: "edit", edit: { type: "SET_DETAILS", details: { name } }, at });
  await changeCopy(db, id, (copy) => ({ ...copy, server: { ...copy.server, updatedAt: at } }));
  const tabs = new ProjectTabs(id, () => {});
  tabs.broadcast("journal");
  tabs.close();
}

/** With photos of its own: those of a guest's project are removed with it. */
export async function copyGuestProject(id: string, requestId: string): Promise<void> {
  const copyId = getGuestProjectId(requestId);
  if ((await findGuestProject(copyId)) !== undefined) return;
  const project = await findGuestProject(id);
  if (project === undefined) throw new Error("The project is no longer in this browser");
  const design = await loadDesign(project.designId);
  const db = await openBrowserStore();
  const photos = await db.getAllFromIndex("photos", "ofProject", id);
  const newIds = createNewKeys(photos.length === 0 ? "" : await requireKeyPrefix(), photos);
  // Before the project, which must never refer to photos that are not stored.
  await storeCopies(db, photos, (photo) => ({
    ...photo,
    id: newIds.get(photo.id) ?? photo.id,
    projectId: copyId,
    status: "IN_PROGRESS",
  }));
  const { accessPolicy: _policy, ...content } = project.content;
  await createGuestProject(design, {
    ...content,
    name: appendToName(content.name, " (copy)"),
    inputs: rekeyPhotos(content.inputs, newIds),
    requestId,
  });
  if (project.preview !== undefined) await storeGuestPreview(copyId, project.preview);
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
