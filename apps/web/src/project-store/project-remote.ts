import { changedInputs, type ProjectContent } from "@photomap/project";
import { execute, sendOnLeaving } from "../api/execute.ts";
import { UpdateFileDocument, type UpdateFileMutationVariables } from "../generated/graphql.ts";
import type { ServerCopy } from "./browser-store.ts";

export type SaveOutcome =
  | { readonly kind: "saved"; readonly updatedAt: string }
  /** Another client saved in between; `server` is the current copy. */
  | { readonly kind: "stale"; readonly server: ServerCopy }
  | { readonly kind: "refused"; readonly reason: string };

/** Where a project is saved. */
export interface ProjectRemote {
  save(server: ServerCopy, content: ProjectContent): Promise<SaveOutcome>;
  /** Called while the page unloads; nothing waits for the answer. */
  saveOnLeaving(server: ServerCopy, content: ProjectContent): void;
}

/** The journal in IndexedDB is the only copy of a guest's project: there is nothing to send. */
export const guestRemote: ProjectRemote = {
  save: async (): Promise<SaveOutcome> => ({ kind: "saved", updatedAt: new Date().toISOString() }),
  saveOnLeaving: () => {},
};

/** Sends all details, and the openings that differ from the server's copy. */
export class AccountRemote implements ProjectRemote {
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
    const { updateFile } = await execute(UpdateFileDocument, this.#createRequest(server, content));
    switch (updateFile.__typename) {
      case "UpdateFileSuccess":
        return { kind: "saved", updatedAt: updateFile.file.updatedAt };
      case "StaleWrite": {
        const { updatedAt, photoSignatures, inputs, ...details } = updateFile.file;
        this.#onSignatures(photoSignatures);
        const current = { ...details, backgroundId: details.backgroundId ?? null };
        return {
          kind: "stale",
          server: { updatedAt, content: { ...current, inputs: inputs ?? {} } },
        };
      }
      default:
        return { kind: "refused", reason: updateFile.message };
    }
  }

  saveOnLeaving(server: ServerCopy, content: ProjectContent): void {
    sendOnLeaving(UpdateFileDocument, this.#createRequest(server, content));
  }

  #createRequest(server: ServerCopy, content: ProjectContent): UpdateFileMutationVariables {
    const { inputs, ...details } = content;
    const changed = changedInputs(server.content.inputs, inputs);
    return {
      input: {
        fileId: this.#fileId,
        fileUpdatedAt: server.updatedAt,
        ...details,
        ...(Object.keys(changed).length > 0 && { inputs: changed }),
      },
    };
  }
}
