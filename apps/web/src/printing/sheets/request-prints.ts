import { createTraceparent } from "@photomap/project";
import { execute, getBrowserApiTarget } from "../../platform/api/execute.ts";
import {
  CreateRectangularPrintsDocument,
  type PrintFileFieldsFragment,
} from "../../platform/api/generated/graphql.ts";
import type { PrintJob } from "./print-job.ts";

export type PrintFile = PrintFileFieldsFragment;

const DPI = 300;

export interface PrintBatch {
  readonly batchId: string;
  readonly files: readonly PrintFile[];
  /** The trace of the request, to which the download belongs too. */
  readonly traceparent?: string;
}

/** Resolves when the sheets are queued; throws a refusal as an error with its message. */
export async function requestPrints(projectId: string, job: PrintJob): Promise<PrintBatch> {
  const { format, machine, options, sheets, names } = job;
  const traceparent = createTraceparent(crypto.randomUUID());
  const variables = {
    input: {
      fileId: projectId,
      format,
      ...(format === "svg" && { machine }),
      dpi: DPI,
      printOptions: options,
      printLayouts: sheets.map(({ layout }, i) => ({
        width: layout.width,
        height: layout.height,
        printOpenings: [...layout.items],
        downloadFilename: names[i] ?? names[0] ?? `print.${format}`,
      })),
    },
  };
  const { createRectangularPrints: result } = await execute(
    CreateRectangularPrintsDocument,
    variables,
    getBrowserApiTarget(traceparent),
  );
  if (result.__typename !== "CreateRectangularPrintsSuccess") throw new Error(result.message);
  return { ...result, traceparent };
}
