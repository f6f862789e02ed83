import type { BusinessId, Design } from "@photomap/design";
import { isOwner, type ViewerPolicy } from "@photomap/project";
import { AccountRemote } from "./account-remote.ts";
import { openBrowserStore } from "./browser-store.ts";
import { guestRemote } from "./guest-remote.ts";
import type { LoadedProject } from "./load-project.ts";
import { askSignatures } from "./own-photos.ts";
import { PhotoAddresses } from "./photo-addresses.ts";
import type { Uploader } from "./project-photos.ts";
import { ProjectStore, type ProjectVoice } from "./project-store.ts";

/** A project on the screen: what it is, and the store that holds it. */
export interface OpenProject {
  readonly id: string;
  readonly design: Design;
  readonly viewerPolicy: ViewerPolicy;
  readonly isGuest: boolean;
  /** A guest's is of the brand it is looked at in. */
  readonly businessId: BusinessId | undefined;
  readonly store: ProjectStore;
  readonly addresses: PhotoAddresses;
}

interface Surroundings {
  readonly uploader: Uploader;
  readonly voice: ProjectVoice;
}

let current: ProjectStore | undefined;

/** One project is open at a time; its uploads go on while the person looks at other pages. */
export async function openProject(
  loaded: LoadedProject,
  { uploader, voice }: Surroundings,
): Promise<OpenProject> {
  const { id, design, viewerPolicy, isGuest, businessId, server, photos } = loaded;
  await current?.close();
  const addresses = new PhotoAddresses(photos.bucket, photos.signatures, askSignatures);
  const learn = (signatures: Readonly<Record<string, string>>) => addresses.learn(signatures);
  const store = await ProjectStore.open({
    db: await openBrowserStore(),
    projectId: storeKey(id, viewerPolicy),
    viewerPolicy,
    server,
    remote: isGuest ? guestRemote : new AccountRemote(id, learn),
    uploader,
    voice,
    now: () => new Date().toISOString(),
  });
  current = store;
  return { id, design, viewerPolicy, isGuest, businessId, store, addresses };
}

/** What an owner left unsaved in this browser is not for others who open the project here. */
function storeKey(id: string, policy: ViewerPolicy): string {
  return isOwner(policy) ? id : `${id} as ${policy}`;
}
