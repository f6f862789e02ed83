import type { OpeningImage, ProjectContent } from "@photomap/project";
import { openBrowserStore } from "../browser-store.ts";
import type { Uploader } from "../project-photos.ts";
import { type ProjectParts, ProjectStore } from "../project-store.ts";
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

const AT_ONCE: Uploader = { upload: async () => {} };

export interface Heard {
  readonly saveFailures: string[];
  readonly uploadFailures: string[];
  readonly accessChanges: string[];
  /** What the last failure offered. */
  tryAgain: () => void;
}

let lastId = 0;

export function newProjectId(): string {
  lastId += 1;
  return `project-${lastId}`;
}

export async function openStore(
  projectId: string,
  server: FakeServer,
  wishes: Partial<ProjectParts> = {},
): Promise<{ store: ProjectStore; heard: Heard }> {
  const heard: Heard = {
    saveFailures: [],
    uploadFailures: [],
    accessChanges: [],
    tryAgain: () => {},
  };
  const store = await ProjectStore.open({
    db: await openBrowserStore(),
    projectId,
    viewerPolicy: "OWNER",
    server: structuredClone(server.copy),
    remote: server,
    uploader: AT_ONCE,
    now: () => AT,
    voice: {
      saveFailed: (reason) => heard.saveFailures.push(reason),
      uploadFailed: (id, _error, tryAgain) => {
        heard.uploadFailures.push(id);
        heard.tryAgain = tryAgain;
      },
      notKept: (error) => {
        throw error;
      },
      accessChanged: (id, policy) => heard.accessChanges.push(`${id} ${policy}`),
    },
    ...wishes,
  });
  return { store, heard };
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
