import { createCopyName } from "@photomap/project";
import { openBrowserStore, requireSyncState, updateSyncState } from "../store/browser-store.ts";
import { copyGuestProject } from "../store/guests/copy-guest-project.ts";
import { findGuestProject, storeGuestPreview } from "../store/guests/guest-projects.ts";
import { loadDesign } from "../store/loading/load-design.ts";
import { ProjectJournal } from "../store/project-journal.ts";
import { ProjectTabChannel } from "../store/project-tab-channel.ts";

/** Renames by an edit, which can be undone and which other tabs show. */
export async function renameGuestProject(id: string, name: string): Promise<void> {
  const db = await openBrowserStore();
  const at = new Date().toISOString();
  const journal = await ProjectJournal.open(db, await requireSyncState(db, id));
  await journal.append({ kind: "edit", edit: { type: "SET_DETAILS", details: { name } }, at });
  await updateSyncState(db, id, (copy) => ({ ...copy, server: { ...copy.server, updatedAt: at } }));
  const tabs = new ProjectTabChannel(id, () => {});
  tabs.broadcast("journal");
  tabs.close();
}

export async function duplicateGuestProject(id: string, requestId: string): Promise<void> {
  const project = await findGuestProject(id);
  if (project === undefined) throw new Error("This project is no longer in this browser.");
  const design = await loadDesign(project.designId);
  const content = { ...project.content, name: createCopyName(project.content.name) };
  const copy = await copyGuestProject(id, design, content, requestId);
  if (project.preview !== undefined) await storeGuestPreview(copy.id, project.preview);
}
