import { changedInputs } from "@photomap/project";
import { execute } from "../../../api/execute.ts";
import { ImportGuestDataDocument } from "../../../generated/graphql.ts";
import type { BrowserStore } from "../../../project-store/browser-store.ts";
import { removeGuestProject } from "../../../project-store/guest-projects.ts";
import { ProjectJournal } from "../../../project-store/project-journal.ts";

/** The drafts of each account, and of guests, are separate in this browser. */
export function getDraftsKey(fileId: string, identity: string | undefined): string {
  return `${fileId} drafts of ${identity ?? "guest"}`;
}

/**
 * After a sign-up: what was suggested from this browser without an account moves to it. Drafts that
 * the server does not have stay in the browser.
 */
export async function claimGuestDrafts(db: BrowserStore, fileId: string): Promise<void> {
  const key = getDraftsKey(fileId, undefined);
  const copy = await db.get("copies", key);
  if (copy === undefined) return;
  const { importGuestData } = await execute(ImportGuestDataDocument, { data: { projects: [] } });
  if (importGuestData.__typename !== "ImportGuestDataSuccess") return;
  const { state } = await ProjectJournal.open(db, copy);
  const unsent = changedInputs(copy.server.content.inputs, state.content.inputs);
  const isMoved = Object.values(unsent).every(({ images }) => images.length === 0);
  if (isMoved) await removeGuestProject(key);
}
