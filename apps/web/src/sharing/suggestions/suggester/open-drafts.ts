import type { Inputs, OpeningInput } from "@photomap/project";
import { ApiError } from "../../../platform/api/execute.ts";
import { reportError } from "../../../platform/errors/report-error.ts";
import { browserConnection } from "../../../platform/network/browser-connection.ts";
import { resumeAdding } from "../../../project/map-editor/add-photos.ts";
import { openBrowserStore, type ServerCopy } from "../../../project/store/browser-store.ts";
import { createDraftKey } from "../../../project/store/draft-key.ts";
import type { OpenProject } from "../../../project/store/loading/open-project.ts";
import { fetchOwnSignatures, PhotoAddresses } from "../../../project/store/photo-addresses.ts";
import type { ProjectNotifier } from "../../../project/store/project-deps.ts";
import { ProjectStore } from "../../../project/store/project-store.ts";
import type {
  LoadedSuggestion,
  ProjectSuggestions,
} from "../../../project/store/suggestions/project-suggestions.ts";
import {
  notifyStorageFailed,
  notifyUploadFailed,
} from "../../../project/uploads/notify-failures.ts";
import { uploadQueue } from "../../../project/uploads/upload-queue.ts";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import { claimGuestDrafts, getDraftsKey, moveUnsentDrafts } from "./claim-guest-drafts.ts";
import { DraftRemote, findNewestInstant } from "./draft-remote.ts";
import { listOwnSuggestions } from "./own-suggestions.ts";

/**
 * The drafts of one suggester in one project, as a project whose inputs are drafts by their keys:
 * edits, photos and saves survive a lost connection, a closed page and other tabs like those of a
 * project.
 */
export type Drafts = OpenProject;

const opened = new WeakMap<OpenProject, Promise<Drafts>>();
const ready = new WeakMap<OpenProject, Drafts>();
let current: Drafts | undefined;

export function findOpenedDrafts(project: OpenProject): Drafts | undefined {
  return ready.get(project);
}

/** Opens the drafts, once for each open project, and closes those of the project before. */
export function openDrafts(project: OpenProject): Promise<Drafts> {
  const known = opened.get(project);
  if (known !== undefined) return known;
  const opening = open(project);
  opened.set(project, opening);
  // The next call tries again.
  opening.catch(() => opened.delete(project));
  return opening;
}

async function open(project: OpenProject): Promise<Drafts> {
  const { id, identity, suggestions } = project;
  const db = await openBrowserStore();
  await current?.store.close();
  // Suggestions stay with the guest if this fails; the next visit tries again.
  const claiming = identity === undefined ? undefined : claimGuestDrafts(db, id);
  const unsent = await claiming?.catch(() => undefined);
  const key = getDraftsKey(id, identity);
  // Read before the request: a draft that another tab saves meanwhile must not count as deleted.
  const stored = await db.get("copies", key);
  const isLoaded = await suggestions.refresh();
  const { suggestions: own } = suggestions.getState();
  const server = (!isLoaded && stored?.server) || createDraftsCopy(project, own, stored?.server);
  const store = await ProjectStore.open({
    db,
    projectId: key,
    server,
    remote: new DraftRemote(id, suggestions),
    uploader: uploadQueue,
    connection: browserConnection,
    notifier,
    now: () => new Date().toISOString(),
    // The drafts of a folder are created in one request.
    savesUploadsTogether: true,
  });
  keepOwnVersion(store);
  refreshSavedElsewhere(store, suggestions);
  if (unsent !== undefined && isLoaded) {
    await moveUnsentDrafts(store, unsent, { projectId: id, own }).catch(() => undefined);
  }
  const signatures = Object.assign({}, ...own.map(({ photoSignatures }) => photoSignatures));
  const addresses = new PhotoAddresses(project.addresses.bucket, signatures, fetchOwnSignatures);
  current = { ...project, isGuest: false, store, addresses };
  ready.set(project, current);
  void resumeAdding(current);
  return current;
}

/** Keeps the version of this device when another one changed a draft too: no photo here is lost. */
function keepOwnVersion(store: ProjectStore): void {
  let isResolving = false;
  const resolve = async () => {
    if (isResolving || store.getState().conflict === undefined) return;
    isResolving = true;
    await store.resolveConflict("mine");
    isResolving = false;
  };
  store.subscribe(() => void resolve());
  void resolve();
}

/** Loads suggestions again that another tab has saved: only its drafts arrive here. */
function refreshSavedElsewhere(store: ProjectStore, suggestions: ProjectSuggestions): void {
  let refreshedAt: string | undefined;
  const refresh = () => {
    const { content, isDirty, updatedAt } = store.getState();
    if (isDirty || updatedAt === refreshedAt) return;
    const own = listOwnSuggestions(suggestions.getState().suggestions, content.inputs);
    if (own.every(({ isStored }) => isStored)) return;
    refreshedAt = updatedAt;
    void suggestions.refresh();
  };
  store.subscribe(refresh);
  refresh();
}

/**
 * The drafts as the server has them. Those that it no longer has, because they were submitted or
 * deleted elsewhere, have no photos.
 */
function createDraftsCopy(
  { store }: Pick<OpenProject, "store">,
  own: readonly LoadedSuggestion[],
  stored: ServerCopy | undefined,
): ServerCopy {
  const { content, createdAt, id } = store.getState();
  const drafts = own.filter(({ status, isOwn }) => isOwn && status === "DRAFT");
  const inputs = Object.fromEntries(drafts.map((draft) => [keyOf(draft), toOpeningInput(draft)]));
  const gone = Object.entries(stored?.content.inputs ?? {}).filter(
    ([key, { images }]) => inputs[key] === undefined && images.length > 0,
  );
  const emptied: Inputs = Object.fromEntries(
    gone.map(([key, input]) => [key, { ...input, images: [] }]),
  );
  const known = stored?.updatedAt ?? createdAt;
  // Newer than the stored copy, so that the removals are received.
  const isNewer = gone.length > 0 ? [new Date(Date.parse(known) + 1).toISOString()] : [];
  return {
    id,
    // The suggester decides over the drafts as an owner over the project.
    viewerPolicy: "OWNER",
    grants: [],
    createdAt,
    updatedAt: findNewestInstant([
      known,
      ...isNewer,
      ...drafts.map(({ modifiedAt }) => modifiedAt),
    ]),
    content: { ...content, inputs: { ...inputs, ...emptied } },
  };
}

function keyOf({ openingId, id }: LoadedSuggestion): string {
  return createDraftKey({ openingId, suggestionId: id });
}

function toOpeningInput({ input }: LoadedSuggestion): OpeningInput {
  return { type: "OPENING", ...input };
}

const notifier: ProjectNotifier = {
  saveFailed(error) {
    if (error instanceof ApiError) reportError(error, { action: "save suggestion" });
    showToast({ id: "save-failed", type: "error", content: error.message });
  },
  uploadFailed: notifyUploadFailed,
  storageFailed: notifyStorageFailed,
  accessChanged() {},
};
