import { execute } from "../../platform/api/execute.ts";
import { GetPrintBatchDocument } from "../../platform/api/generated/graphql.ts";
import type { PrintFile } from "./request-prints.ts";

const POLL_INTERVAL_MS = 1000;

interface EventStream extends EventTarget {
  close(): void;
}

export interface BatchConnection {
  readonly openStream: (batchId: string) => EventStream;
  /** Resolves to undefined when the batch does not exist. */
  readonly fetchFiles: (batchId: string) => Promise<readonly PrintFile[] | undefined>;
}

const browserConnection: BatchConnection = {
  openStream: (batchId) => new EventSource(`/events/prints/${batchId}`),
  fetchFiles: async (batchId) => {
    const { printBatch } = await execute(GetPrintBatchDocument, { id: batchId });
    return printBatch?.files;
  },
};

/** Calls `onFiles` on every change until all files are final; polls when the event stream fails. */
export function followBatch(
  batchId: string,
  onFiles: (files: readonly PrintFile[]) => void,
  signal: AbortSignal,
  { openStream, fetchFiles }: BatchConnection = browserConnection,
): void {
  const stream = openStream(batchId);
  const close = () => stream.close();
  signal.addEventListener("abort", close, { once: true });
  stream.addEventListener("files", (event) => {
    if (!(event instanceof MessageEvent)) return;
    const files: readonly PrintFile[] = JSON.parse(event.data);
    onFiles(files);
    if (files.every(isPrintFileFinal)) close();
  });
  stream.addEventListener("end", close);
  stream.addEventListener("error", () => {
    close();
    void pollUntilFinal(() => fetchFiles(batchId), onFiles, signal);
  });
}

async function pollUntilFinal(
  fetchFiles: () => Promise<readonly PrintFile[] | undefined>,
  onFiles: (files: readonly PrintFile[]) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    // A failed request is repeated.
    const files = await fetchFiles().catch(() => []);
    if (signal.aborted || files === undefined) return;
    if (files.length > 0) onFiles(files);
    if (files.length > 0 && files.every(isPrintFileFinal)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

export function isPrintFileFinal({ status }: Pick<PrintFile, "status">): boolean {
  return status !== "WAITING" && status !== "RUNNING";
}
