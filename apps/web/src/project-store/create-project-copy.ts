import { appendToName, type ProjectContent } from "@photomap/project";
import { execute } from "../api/execute.ts";
import { CreateFileDocument } from "../generated/graphql.ts";

/** Repeating a request id returns the same copy; the server may change the name to a free one. */
export async function createProjectCopy(
  designId: string,
  { name, outputType, outputScale, backgroundId, inputs }: ProjectContent,
  requestId: string,
): Promise<{ readonly id: string; readonly name: string }> {
  const input = {
    designId,
    outputType,
    outputScale,
    backgroundId,
    inputs,
    name: appendToName(name, " (copy)"),
    requestId,
  };
  const { createMapmakerFile } = await execute(CreateFileDocument, { input });
  if (createMapmakerFile.__typename !== "CreateMapmakerFileSuccess") {
    throw new Error(createMapmakerFile.message);
  }
  return createMapmakerFile.file;
}
