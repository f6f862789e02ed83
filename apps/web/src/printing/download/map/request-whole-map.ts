import { execute } from "../../../platform/api/execute.ts";
import { CreateMapPrintDocument } from "../../../platform/api/generated/graphql.ts";
import type { PrintBatch } from "../../sheets/request-prints.ts";
import type { WholeMapJob } from "./use-whole-map-job.ts";

/** Resolves when the whole map is queued; throws a refusal as an error with its message. */
export async function requestWholeMap(projectId: string, job: WholeMapJob): Promise<PrintBatch> {
  const { format, paper, fileName: downloadFilename } = job;
  const { createMapPrint: result } = await execute(CreateMapPrintDocument, {
    input: { fileId: projectId, format, paper, downloadFilename },
  });
  if (result.__typename !== "CreateRectangularPrintsSuccess") throw new Error(result.message);
  return result;
}
