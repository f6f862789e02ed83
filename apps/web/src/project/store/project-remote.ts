import { changedInputs, type Inputs, type ProjectContent } from "@photomap/project";
import { execute, sendOnLeaving } from "../../platform/api/execute.ts";
import {
  UpdateFileDocument,
  type UpdateFileMutation,
  type UpdateFileMutationVariables,
} from "../../platform/api/generated/graphql.ts";
import type { ServerCopy } from "./browser-store.ts";

/** What the answer to a save contains: everything but what was sent unchanged. */
export type SavedFile = Omit<ServerCopy, "content"> & Pick<ProjectContent, "name" | "accessPolicy">;

export type SaveOutcome =
  | { readonly kind: "saved"; readonly file: SavedFile }
  /** Another client saved in between; `server` is the current copy. */
  | { readonly kind: "stale"; readonly server: ServerCopy }
  | { readonly kind: "refused"; readonly reason: string; readonly isSignedOut?: boolean };

/** The place where a project is saved. */
export interface ProjectRemote {
  readonly needsConnection: boolean;
  save(server: ServerCopy, content: ProjectContent): Promise<SaveOutcome>;
  /** Called while the page unloads; nothing waits for the answer. */
  saveOnLeaving(server: ServerCopy, content: ProjectContent): void;
}

/** The journal in IndexedDB is the only copy of a guest's project: there is nothing to send. */
export const guestRemote: ProjectRemote = {
  needsConnection: false,
  save: async ({ content: _content, ...server }, { name, accessPolicy }): Promise<SaveOutcome> => {
    const updatedAt = new Date().toISOString();
    return { kind: "saved", file: { ...server, name, accessPolicy, updatedAt } };
  },
  saveOnLeaving: () => {},
};

export interface SaveRequest extends Omit<ProjectContent, "inputs"> {
  readonly fileUpdatedAt: string;
  /** The openings that differ from the server's copy; absent when none does. */
  readonly inputs?: Inputs;
}

export function createSaveRequest(server: ServerCopy, content: ProjectContent): SaveRequest {
  const { inputs, ...details } = content;
  const changed = changedInputs(server.content.inputs, inputs);
  return {
    fileUpdatedAt: server.updatedAt,
    ...details,
    ...(Object.keys(changed).length > 0 && { inputs: changed }),
  };
}

export class AccountRemote implements ProjectRemote {
  readonly needsConnection = true;
  readonly #fileId: string;
  readonly #onSignatures: (signatures: Readonly<Record<string, string>>) => void;

  constructor(
    fileId: string,
    onSignatures: (signatures: Readonly<Record<string, string>>) => void,
  ) {
    this.#fileId = fileId;
    this.#onSignatures = onSignatures;
  }

  async save(server: ServerCopy, content: ProjectContent): Promise<SaveOutcome> {
    const { updateFile } = await execute(
      UpdateFileDocument,
      this.#createVariables(server, content),
    );
    switch (updateFile.__typename) {
      case "UpdateFileSuccess":
        return { kind: "saved", file: updateFile.file };
      case "StaleWrite":
        this.#onSignatures(updateFile.file.photoSignatures);
        return { kind: "stale", server: toServerCopy(updateFile.file) };
      case "NotSignedIn":
        return { kind: "refused", reason: updateFile.message, isSignedOut: true };
      default:
        return { kind: "refused", reason: updateFile.message };
    }
  }

  saveOnLeaving(server: ServerCopy, content: ProjectContent): void {
    sendOnLeaving(UpdateFileDocument, this.#createVariables(server, content));
  }

  #createVariables(server: ServerCopy, content: ProjectContent): UpdateFileMutationVariables {
    return { input: { fileId: this.#fileId, ...createSaveRequest(server, content) } };
  }
}

type CurrentFile = Extract<UpdateFileMutation["updateFile"], { __typename: "StaleWrite" }>["file"];

/** Creates a copy from the fields that loading a project and a stale save have in common. */
export function toServerCopy(file: Omit<CurrentFile, "photoSignatures">): ServerCopy {
  const { id, viewerPolicy, fileAccesses, createdAt, updatedAt, inputs, backgroundId } = file;
  const { name, outputType, outputScale, accessPolicy } = file;
  const details = { name, outputType, outputScale, accessPolicy, backgroundId };
  const content = { ...details, inputs: inputs ?? {} };
  return { id, viewerPolicy, fileAccesses, createdAt, updatedAt, content };
}
