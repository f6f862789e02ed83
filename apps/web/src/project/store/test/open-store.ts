import type { OpeningImage, ProjectContent } from "@photomap/project";
import { FakeConnection } from "../../../platform/network/test/fake-connection.ts";
import { openBrowserStore } from "../browser-store.ts";
import type { ProjectDeps } from "../project-deps.ts";
import type { Uploader } from "../project-photos.ts";
import { ProjectStore } from "../project-store.ts";
import type { FakeServer } from "./fake-server.ts";

const AT = "2026-11-15T08:00:00.000Z";

export const EMPTY: ProjectContent = {
  name: "Our travels",
  outputType: "VINYL_WALL_MAP",
  outputScale: 1,
  accessPolicy: "PRIVATE",
  backgroundId: null,
  inputs: {},
};

const INSTANT_UPLOADER: Uploader = { upload: async () => {} };

export interface Notifications {
  readonly saveFailures: string[];
  readonly uploadFailures: string[];
  readonly accessChanges: string[];
  /** Retries the uploads that failed, as offered with the last failure. */
  retryAll: () => void;
}

/** Random: broadcast channels and locks are shared by the workers that run tests. */
export function newProjectId(): string {
  return `project-${crypto.randomUUID()}`;
}

export async function openStore(
  projectId: string,
  server: FakeServer,
  overrides: Partial<ProjectDeps> = {},
): Promise<{ store: ProjectStore; notifications: Notifications }> {
  const notifications: Notifications = {
    saveFailures: [],
    uploadFailures: [],
    accessChanges: [],
    retryAll: () => {},
  };
  const store = await ProjectStore.open({
    db: await openBrowserStore(),
    projectId,
    server: structuredClone(server.copy),
    remote: server,
    uploader: INSTANT_UPLOADER,
    connection: new FakeConnection(),
    now: () => AT,
    notifier: {
      saveFailed: ({ message }) => notifications.saveFailures.push(message),
      uploadFailed: (id, _error, retryAll) => {
        notifications.uploadFailures.push(id);
        notifications.retryAll = retryAll;
      },
      storageFailed: (error) => {
        throw error;
      },
      accessChanged: (id, policy) => notifications.accessChanges.push(`${id} ${policy}`),
    },
    ...overrides,
  });
  return { store, notifications };
}

export function makePhoto(id: string): OpeningImage {
  return {
    id,
    x: 0,
    y: 0,
    width: 10,
    height: 10,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 100,
    imageHeight: 100,
    createdTime: AT,
  };
}

export function storedPhoto(id: string) {
  const blob = new Blob(["pixels"], { type: "image/jpeg" });
  return { id, name: `${id}.jpg`, blob, preview: blob, sha256: `hash of ${id}` };
}
