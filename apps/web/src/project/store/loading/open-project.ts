import type { BrandId, Design } from "@photomap/design";
import { isOwner, type ViewerPolicy } from "@photomap/project";
import { execute } from "../../../platform/api/execute.ts";
import { GetOpeningSuggestionsDocument } from "../../../platform/api/generated/graphql.ts";
import type { Connection } from "../../../platform/network/connection.ts";
import { setUploadIdentity } from "../../uploads/upload-permit.ts";
import { openBrowserStore } from "../browser-store.ts";
import { guestRemote } from "../guests/guest-remote.ts";
import { fetchOwnerSignatures, fetchSharedSignatures, PhotoAddresses } from "../photo-addresses.ts";
import type { ProjectNotifier } from "../project-deps.ts";
import type { Uploader } from "../project-photos.ts";
import { AccountRemote } from "../project-remote.ts";
import { ProjectStore } from "../project-store.ts";
import { type LoadedSuggestion, ProjectSuggestions } from "../suggestions/project-suggestions.ts";
import { sendSuggestionStatus } from "../suggestions/send-suggestion-status.ts";
import {
  type StatusNotifier,
  SuggestionStatusSync,
} from "../suggestions/suggestion-status-sync.ts";
import type { LoadedProject } from "./loaded-project.ts";

export interface OpenProject {
  readonly id: string;
  readonly design: Design;
  readonly isGuest: boolean;
  /** Undefined for a guest: the brand of the page applies. */
  readonly brand: BrandId | undefined;
  /** The identity of the account that is logged in; undefined without one. */
  readonly identity?: string | undefined;
  /** The photo bundle of a project that was opened without the server. */
  readonly photoBundleUrl?: string | undefined;
  readonly store: ProjectStore;
  readonly addresses: PhotoAddresses;
  readonly suggestions: ProjectSuggestions;
}

interface ProjectServices {
  readonly connection: Connection;
  readonly uploader: Uploader;
  readonly notifier: ProjectNotifier & StatusNotifier;
}

let current: ProjectStore | undefined;

/**
 * Opens a project and closes the previous one, whose uploads continue on other pages until then.
 */
export async function openProject(
  loaded: LoadedProject,
  services: ProjectServices,
): Promise<OpenProject> {
  const { id, design, isGuest, brand, server, identity, photos, photoBundleUrl } = loaded;
  await current?.close();
  if (identity !== undefined) setUploadIdentity(identity);
  const addresses = new PhotoAddresses(
    photos.bucket,
    photos.signatures,
    isOwner(server.viewerPolicy)
      ? (ids) => fetchOwnerSignatures(ids, () => suggestions.refresh())
      : () => fetchSharedSignatures(id),
  );
  const suggestions = new ProjectSuggestions(async () => {
    const found = await loadSuggestions(id);
    for (const { photoSignatures } of found) addresses.addSignatures(photoSignatures);
    return found;
  });
  const statusSync = new SuggestionStatusSync({
    suggestions,
    send: (ids, status) => sendSuggestionStatus(id, ids, status),
    notifier: services.notifier,
  });
  const store = await ProjectStore.open({
    db: await openBrowserStore(),
    projectId: storeKey(id, server.viewerPolicy),
    server,
    remote: isGuest
      ? guestRemote
      : new AccountRemote(id, (signatures) => addresses.addSignatures(signatures)),
    ...services,
    now: () => new Date().toISOString(),
    onSuggestionStatus: statusSync.receive,
  });
  statusSync.connect(store);
  current = store;
  const facts = { id, design, isGuest, brand, identity, photoBundleUrl };
  return { ...facts, store, addresses, suggestions };
}

/** The key in the browser store: unsaved edits of the owner must not appear for other viewers. */
function storeKey(id: string, policy: ViewerPolicy): string {
  return isOwner(policy) ? id : `${id} as ${policy}`;
}

/** Loads the suggestions; none when the viewer no longer has access. */
async function loadSuggestions(projectId: string): Promise<LoadedSuggestion[]> {
  const { file: project } = await execute(GetOpeningSuggestionsDocument, { id: projectId });
  return project?.openingSuggestions ?? [];
}
