import type { ProjectContent } from "@photomap/project";
import { MAX_NAME_LENGTH } from "@photomap/project";
import { execute } from "../api/execute.ts";
import { CreateFileDocument } from "../generated/graphql.ts";

const SUFFIX = " (copy)";

/** Returns the id of the copy. */
export async function createProjectCopy(
  designId: string,
  { name, outputType, outputScale, backgroundId, inputs }: ProjectContent,
): Promise<string> {
  const input = {
    designId,
    outputType,
    outputScale,
    backgroundId,
    inputs,
    name: name.slice(0, MAX_NAME_LENGTH - SUFFIX.length) + SUFFIX,
    requestId: crypto.randomUUID(),
  };
  const { createMapmakerFile } = await execute(CreateFileDocument, { input });
  if (createMapmakerFile.__typename !== "CreateMapmakerFileSuccess") {
    throw new Error(createMapmakerFile.message);
  }
  return createMapmakerFile.file.id;
}
