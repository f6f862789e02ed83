import { execute } from "../api/execute.ts";
import {
  CreateRectangularPrintsDocument,
  type PrintFileFieldsFragment,
} from "../generated/graphql.ts";
import type { PrintJob } from "./print-job.ts";

export type PrintFile = PrintFileFieldsFragment;

const DPI = 300;

export interface PrintBatch {
  readonly batchId: string;
  readonly files: readonly PrintFile[];
}

/** Resolves when the sheets are queued; throws a refusal as an error with its message. */
export async function requestPrints(fileId: string, job: PrintJob): Promise<PrintBatch> {
  const { format, machine, options, sheets, names } = job;
  const { createRectangularPrints: result } = await execute(CreateRectangularPrintsDocument, {
    input: {
      fileId,
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
  });
  if (result.__typename !== "CreateRectangularPrintsSuccess") throw new Error(result.message);
  return result;
}
