import { type Edit, findChangedInputs, type Inputs, type OpeningInput } from "@photomap/project";
import { execute } from "../../../platform/api/execute.ts";
import { ImportGuestDataDocument } from "../../../platform/api/generated/graphql.ts";
import type { BrowserStore } from "../../../project/store/browser-store.ts";
import { parseDraftKey } from "../../../project/store/draft-key.ts";
import { ProjectJournal } from "../../../project/store/project-journal.ts";
import type { NewStoredPhoto } from "../../../project/store/project-photos.ts";
import type { ProjectStore } from "../../../project/store/project-store.ts";
import { createKeyForOwner, rekeyPhotos } from "../../../project/store/rekey-photos.ts";
import { removeGuestProject } from "../../../project/store/remove-stored-project.ts";
import type { LoadedSuggestion } from "../../../project/store/suggestions/project-suggestions.ts";
import { fetchKeyPrefix } from "../../../project/uploads/upload-permit.ts";

/** The key of the drafts in this browser, which are separate for each account and for guests. */
export function getDraftsKey(projectId: string, identity: string | undefined): string {
  return `${projectId} drafts of ${identity ?? "guest"}`;
}

/** Drafts of a guest that the server does not have, with the photo keys of the account. */
export interface UnsentDrafts {
  readonly inputs: Inputs;
  readonly photos: readonly NewStoredPhoto[];
}

/**
 * Moves a guest's suggestions to the account after a sign-up, and returns the drafts that were not
 * sent yet. Returns undefined when this browser has no drafts of a guest, or the move is refused.
 */
export async function claimGuestDrafts(
  db: BrowserStore,
  projectId: string,
): Promise<UnsentDrafts | undefined> {
  const key = getDraftsKey(projectId, undefined);
  const copy = await db.get("copies", key);
  if (copy === undefined) return undefined;
  const { importGuestData } = await execute(ImportGuestDataDocument, { data: { projects: [] } });
  if (importGuestData.__typename !== "ImportGuestDataSuccess") return undefined;
  const { state } = await ProjectJournal.open(db, copy);
  const { inputs: saved } = copy.server.content;
  const changed = Object.entries(findChangedInputs(saved, state.content.inputs));
  const unsent = Object.fromEntries(changed.filter(([, { images }]) => images.length > 0));
  const prefix = await fetchKeyPrefix();
  const savedIds = new Set(listPhotoIds(saved));
  const unsentIds = new Set(listPhotoIds(unsent).filter((id) => !savedIds.has(id)));
  const stored = await db.getAllFromIndex("photos", "ofProject", key);
  const moved = stored.filter(({ id }) => unsentIds.has(id));
  const newIds = new Map(moved.map(({ id }) => [id, createKeyForOwner(prefix, id)]));
  const photos = moved.map(({ id, name, blob, preview, sha256 }) => {
    return { id: newIds.get(id) ?? id, name, blob, preview, sha256 };
  });
  return { inputs: rekeyPhotos(unsent, newIds), photos };
}

/**
 * Adds unsent drafts to those of the account and removes those of the guest. Repeating it after an
 * interruption has the same result: photos keep the last part of their keys.
 */
export async function moveUnsentDrafts(
  store: ProjectStore,
  { inputs, photos }: UnsentDrafts,
  { projectId, own }: { readonly projectId: string; readonly own: readonly LoadedSuggestion[] },
): Promise<void> {
  const { inputs: present } = store.getState().content;
  const submitted = new Set(own.flatMap(({ id, status }) => (status === "DRAFT" ? [] : [id])));
  const drafts = Object.entries(inputs).filter(
    ([key]) => !submitted.has(parseDraftKey(key)?.suggestionId ?? ""),
  );
  const ids = new Set(listPhotoIds(Object.fromEntries(drafts)));
  for (const photo of photos) if (ids.has(photo.id)) await store.addPhoto(photo);
  const edits = drafts.flatMap(([key, input]) => createReplaceEdits(key, present[key], input));
  if (edits.length > 0) store.edit({ type: "BATCH", edits });
  await store.flush();
  await removeGuestProject(getDraftsKey(projectId, undefined));
  void store.save();
}

function createReplaceEdits(
  openingId: string,
  before: OpeningInput | undefined,
  { images, background }: OpeningInput,
): Edit[] {
  const imageIds = before?.images.map(({ id }) => id) ?? [];
  return [
    { type: "REMOVE_IMAGES", openingId, imageIds },
    { type: "ADD_IMAGES", openingId, images },
    { type: "SET_OPENING", openingId, settings: { background: background ?? null } },
  ];
}

function listPhotoIds(inputs: Inputs): string[] {
  return Object.values(inputs).flatMap(({ images }) => images.map(({ id }) => id));
}
