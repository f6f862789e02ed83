import { changedInputs, type Inputs, mergeContent } from "@photomap/project";
import { execute } from "../../api/execute.ts";
import { UpdateFileDocument } from "../../generated/graphql.ts";
import type { ProjectFile } from "./project-file.ts";

export interface ServerCopy {
  readonly updatedAt: string;
  readonly inputs: Inputs;
}

export type SaveOutcome =
  | { readonly kind: "saved"; readonly server: ServerCopy; readonly inputs: Inputs }
  | { readonly kind: "conflict"; readonly openings: readonly string[] }
  | { readonly kind: "refused"; readonly reason: string };

/** Sends the openings that differ from the server's copy; on a stale copy merges and tries again. */
export async function saveProject(
  file: ProjectFile,
  server: ServerCopy,
  mine: Inputs,
): Promise<SaveOutcome> {
  const { updateFile } = await execute(UpdateFileDocument, {
    input: {
      fileId: file.id,
      fileUpdatedAt: server.updatedAt,
      name: file.name,
      outputType: file.outputType,
      outputScale: file.outputScale,
      accessPolicy: file.accessPolicy,
      inputs: changedInputs(server.inputs, mine),
    },
  });
  switch (updateFile.__typename) {
    case "UpdateFileSuccess":
      return {
        kind: "saved",
        server: { updatedAt: updateFile.file.updatedAt, inputs: mine },
        inputs: mine,
      };
    case "StaleWrite": {
      const theirs = updateFile.file.inputs ?? {};
      const details = {
        name: file.name,
        outputType: file.outputType,
        outputScale: file.outputScale,
        accessPolicy: file.accessPolicy,
        backgroundId: null,
      };
      const merged = mergeContent(
        { ...details, inputs: server.inputs },
        { ...details, inputs: mine },
        { ...details, inputs: theirs },
      );
      if (merged.conflicts.length > 0) return { kind: "conflict", openings: merged.conflicts };
      const current = { updatedAt: updateFile.file.updatedAt, inputs: theirs };
      return saveProject(file, current, merged.content.inputs);
    }
    default:
      return { kind: "refused", reason: updateFile.message };
  }
}
