import { execute } from "../../api/execute.ts";
import { GetPrintFilesDocument, type GetPrintFilesQuery } from "../../generated/graphql.ts";

type PrintFile = GetPrintFilesQuery["printFiles"][number];

const ASK_AGAIN_MS = 500;

/** Asks until the worker is done with the sheet. */
export async function waitForPrint(id: string, signal: AbortSignal): Promise<PrintFile> {
  for (;;) {
    signal.throwIfAborted();
    const { printFiles } = await execute(GetPrintFilesDocument, { ids: [id] });
    const [file] = printFiles;
    if (file === undefined) throw new Error("The sheet is gone");
    if (file.status === "DONE" || file.status === "FAILED") return file;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
