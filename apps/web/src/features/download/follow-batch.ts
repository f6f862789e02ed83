import { execute } from "../../api/execute.ts";
import { GetPrintBatchDocument } from "../../generated/graphql.ts";
import type { PrintFile } from "./request-prints.ts";

const ASK_AGAIN_MS = 1000;

interface Source extends EventTarget {
  close(): void;
}

export interface Lines {
  /** What the server tells by itself. */
  readonly open: (batchId: string) => Source;
  /** What it answers when it is asked. */
  readonly ask: (batchId: string) => Promise<readonly PrintFile[] | undefined>;
}

const browserLines: Lines = {
  open: (batchId) => new EventSource(`/events/prints/${batchId}`),
  ask: async (batchId) => {
    const { printBatch } = await execute(GetPrintBatchDocument, { id: batchId });
    return printBatch?.files;
  },
};

/** Tells of every change until all files are final; where no events come through, by asking. */
export function followBatch(
  batchId: string,
  onFiles: (files: readonly PrintFile[]) => void,
  signal: AbortSignal,
  { open, ask }: Lines = browserLines,
): void {
  const source = open(batchId);
  const stop = () => source.close();
  signal.addEventListener("abort", stop, { once: true });
  source.addEventListener("files", (event) => {
    if (!(event instanceof MessageEvent)) return;
    const files: readonly PrintFile[] = JSON.parse(event.data);
    onFiles(files);
    if (files.every(isFinal)) stop();
  });
  source.addEventListener("end", stop);
  source.addEventListener("error", () => {
    stop();
    void askUntilFinal(() => ask(batchId), onFiles, signal);
  });
}

async function askUntilFinal(
  ask: () => Promise<readonly PrintFile[] | undefined>,
  onFiles: (files: readonly PrintFile[]) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    // A question that is not answered is asked again.
    const files = await ask().catch(() => []);
    if (signal.aborted || files === undefined) return;
    if (files.length > 0) onFiles(files);
    if (files.length > 0 && files.every(isFinal)) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

export function isFinal({ status }: Pick<PrintFile, "status">): boolean {
  return status !== "WAITING" && status !== "RUNNING";
}
