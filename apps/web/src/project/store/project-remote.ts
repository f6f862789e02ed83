import { findChangedInputs, type Grant, type Inputs, type ProjectContent } from "@photomap/project";
import { execute, sendOnLeaving } from "../../platform/api/execute.ts";
import {
  type FileAccessesFragment,
  UpdateFileDocument,
  type UpdateFileMutation,
  type UpdateFileMutationVariables,
} from "../../platform/api/generated/graphql.ts";
import type { ServerCopy } from "./browser-store.ts";

/** What the answer to a save contains: everything but what was sent unchanged. */
export type ProjectSaveResponse = Omit<ServerCopy, "content"> &
  Pick<ProjectContent, "name" | "accessPolicy">;

export type RemoteSaveResult =
  | { readonly kind: "saved"; readonly project: ProjectSaveResponse }
  /** Another client saved in between; `server` is the current copy. */
  | { readonly kind: "stale"; readonly server: ServerCopy }
  | { readonly kind: "refused"; readonly reason: string; readonly isSignedOut?: boolean };

/** The place where a project is saved. */
export interface ProjectRemote {
  readonly needsConnection: boolean;
  save(server: ServerCopy, content: ProjectContent): Promise<RemoteSaveResult>;
  /** Called while the page unloads; nothing waits for the answer. */
  saveOnLeaving(server: ServerCopy, content: ProjectContent): void;
}

export interface SaveRequest extends Omit<ProjectContent, "inputs"> {
  readonly fileUpdatedAt: string;
  /** The openings that differ from the server's copy; absent when none does. */
  readonly inputs?: Inputs;
}

export function createSaveRequest(server: ServerCopy, content: ProjectContent): SaveRequest {
  const { inputs, ...details } = content;
  const changed = findChangedInputs(server.content.inputs, inputs);
  return {
    fileUpdatedAt: server.updatedAt,
    ...details,
    ...(Object.keys(changed).length > 0 && { inputs: changed }),
  };
}

export class AccountRemote implements ProjectRemote {
  readonly needsConnection = true;
  readonly #projectId: string;
  readonly #onSignatures: (signatures: Readonly<Record<string, string>>) => void;

  constructor(
    projectId: string,
    onSignatures: (signatures: Readonly<Record<string, string>>) => void,
  ) {
    this.#projectId = projectId;
    this.#onSignatures = onSignatures;
  }

  async save(server: ServerCopy, content: ProjectContent): Promise<RemoteSaveResult> {
    const { updateFile } = await execute(
      UpdateFileDocument,
      this.#createVariables(server, content),
    );
    switch (updateFile.__typename) {
      case "UpdateFileSuccess": {
        const { fileAccesses, ...saved } = updateFile.file;
        return { kind: "saved", project: { ...saved, grants: fileAccesses.map(toGrant) } };
      }
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
    return { input: { fileId: this.#projectId, ...createSaveRequest(server, content) } };
  }
}

type CurrentProject = Extract<
  UpdateFileMutation["updateFile"],
  { __typename: "StaleWrite" }
>["file"];

/** Creates a copy from the fields that loading a project and a stale save have in common. */
export function toServerCopy(project: Omit<CurrentProject, "photoSignatures">): ServerCopy {
  const { id, viewerPolicy, fileAccesses, createdAt, updatedAt, inputs } = project;
  const { name, outputType, outputScale, accessPolicy, backgroundId } = project;
  const details = { name, outputType, outputScale, accessPolicy, backgroundId };
  const content = { ...details, inputs: inputs ?? {} };
  const grants = fileAccesses.map(toGrant);
  return { id, viewerPolicy, grants, createdAt, updatedAt, content };
}

/** Maps the specified fields of an invitation to the product's names. */
export function toGrant({
  fileId: projectId,
  ...invited
}: FileAccessesFragment["fileAccesses"][number]): Grant {
  return { ...invited, projectId };
}
