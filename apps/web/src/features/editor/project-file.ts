import type { Design } from "@photomap/design";
import type { Inputs } from "@photomap/project";
import { execute } from "../../api/execute.ts";
import { GetFileWithDesignDocument, type GetFileWithDesignQuery } from "../../generated/graphql.ts";

export type ProjectFile = NonNullable<GetFileWithDesignQuery["file"]> & { readonly inputs: Inputs };

export interface LoadedProject {
  readonly file: ProjectFile;
  readonly design: Design;
}

/** Nothing when the project is missing or not for this person. */
export async function loadProject(id: string): Promise<LoadedProject | undefined> {
  const { file } = await execute(GetFileWithDesignDocument, { id });
  if (!file) return undefined;
  const design = await loadDesign(file.designId);
  return { file: { ...file, inputs: file.inputs ?? {} }, design };
}

async function loadDesign(id: string): Promise<Design> {
  const answer = await fetch(`/designs/${id}.json`);
  if (!answer.ok) throw new Error(`The design ${id} could not be loaded`);
  const design: Design = await answer.json();
  return design;
}
