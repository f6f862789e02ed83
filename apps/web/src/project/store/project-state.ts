import {
  findChangedDetails,
  findChangedInputs,
  type Grant,
  type OpeningInput,
  type ProjectContent,
  type ViewerPolicy,
} from "@photomap/project";
import type { ServerCopy } from "./browser-store.ts";
import type { PhotoUploadState } from "./project-photos.ts";

/** Openings that were changed in this browser and on another device since their common base. */
export interface ProjectConflict {
  readonly openingIds: readonly string[];
  readonly theirs: ServerCopy;
}

/** What screens render of an open project. */
export interface ProjectState {
  readonly content: ProjectContent;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly uploads: Readonly<Record<string, PhotoUploadState>>;
  /** Whether files that were chosen here are read, and not on the map yet. */
  readonly isReading: boolean;
  readonly isUploading: boolean;
  /** The progress of the running uploads together, 0 to 1. */
  readonly uploadProgress: number;
  /** This field and the next four come from the server's copy. */
  readonly id: string;
  readonly viewerPolicy: ViewerPolicy;
  readonly grants: readonly Grant[];
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Whether every edit is written to IndexedDB. */
  readonly isPersisted: boolean;
  readonly isDirty: boolean;
  readonly saving: boolean;
  readonly updateErrorCounter: number;
  readonly isOffline: boolean;
  /** Whether the last save was refused because the session has ended. */
  readonly isSignedOut: boolean;
  readonly conflict: ProjectConflict | undefined;
}

/** The content without photos that are not uploaded: a save must not refer to missing files. */
export function getSavableContent(
  content: ProjectContent,
  unfinishedIds: ReadonlySet<string>,
): ProjectContent {
  if (unfinishedIds.size === 0) return content;
  const inputs = Object.entries(content.inputs).map(
    ([id, input]) => [id, removePhotos(input, unfinishedIds)] as const,
  );
  return { ...content, inputs: Object.fromEntries(inputs) };
}

function removePhotos(input: OpeningInput, ids: ReadonlySet<string>): OpeningInput {
  const images = input.images.filter(({ id }) => !ids.has(id));
  return images.length === input.images.length ? input : { ...input, images };
}

export function hasContentChanged(server: ProjectContent, local: ProjectContent): boolean {
  return (
    Object.keys(findChangedDetails(server, local)).length > 0 ||
    Object.keys(findChangedInputs(server.inputs, local.inputs)).length > 0
  );
}

/** Caches the last answer, because every progress event of every upload reads it. */
export class UnsavedChangesCache {
  #last: { readonly basis: readonly unknown[]; readonly value: boolean } | undefined;

  has(
    server: ProjectContent,
    content: ProjectContent,
    unfinishedIds: ReadonlySet<string>,
  ): boolean {
    const basis = [server, content, [...unfinishedIds].join()] as const;
    if (basis.some((part, i) => part !== this.#last?.basis[i])) {
      const savable = getSavableContent(content, unfinishedIds);
      this.#last = { basis, value: hasContentChanged(server, savable) };
    }
    return this.#last?.value ?? false;
  }
}
