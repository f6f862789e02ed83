import type { ProjectContent } from "@photomap/project";
import { execute } from "../../../platform/api/execute.ts";
import { CreateFileDocument } from "../../../platform/api/generated/graphql.ts";

export interface CopiedProject {
  readonly id: string;
  /** The requested name, with a number if another project of the owner has it. */
  readonly name: string;
}

/** Creates a project with this content; repeating a request id returns the same one. */
export async function createProjectCopy(
  designId: string,
  { accessPolicy: _policy, ...content }: ProjectContent,
  requestId: string,
): Promise<CopiedProject> {
  const input = { designId, ...content, requestId };
  const { createMapmakerFile } = await execute(CreateFileDocument, { input });
  if (createMapmakerFile.__typename !== "CreateMapmakerFileSuccess") {
    throw new Error(createMapmakerFile.message);
  }
  return createMapmakerFile.file;
}
