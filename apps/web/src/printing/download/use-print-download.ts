import { formatMessage, printingMessages } from "@photomap/messages";
import { useEffect, useRef, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { CancelPrintsDocument } from "../../platform/api/generated/graphql.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import { ensureServerProjectId } from "../../project/store/loading/ensure-server-project-id.ts";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { saveAndWait } from "../../project/store/save-and-wait.ts";
import { downloadPrintFiles } from "../sheets/download-print-files.ts";
import { followBatch, isPrintFileFinal } from "../sheets/follow-batch.ts";
import type { PrintBatch, PrintFile } from "../sheets/request-prints.ts";

export type PrintDownloadState =
  | { readonly phase: "idle" }
  | { readonly phase: "saving" }
  | {
      readonly phase: "drawing" | "done";
      readonly batchId: string;
      readonly files: readonly PrintFile[];
    }
  | { readonly phase: "failed"; readonly message: string };

const OFFLINE =
  "You're offline, and we make your files on our server. Try again when you're back online.";

/** Runs one batch at a time; unmounting stops following it, not the rendering. */
export function usePrintDownload(project: OpenProject) {
  const [state, setState] = useState<PrintDownloadState>({ phase: "idle" });
  const watching = useRef(new AbortController());
  useEffect(() => () => watching.current.abort(), []);

  const restart = (): AbortSignal => {
    watching.current.abort();
    watching.current = new AbortController();
    return watching.current.signal;
  };

  const start = async (request: (projectId: string) => Promise<PrintBatch>): Promise<void> => {
    const signal = restart();
    if (project.store.getState().isOffline) return setState({ phase: "failed", message: OFFLINE });
    setState({ phase: "saving" });
    try {
      const saved = await saveAndWait(project.store, signal);
      if (saved !== "saved") return setState({ phase: "idle" });
      const batch = await request(await ensureServerProjectId(project));
      if (signal.aborted) return;
      const show = (files: readonly PrintFile[]) => {
        const phase = files.every(isPrintFileFinal) ? "done" : "drawing";
        setState({ phase, batchId: batch.batchId, files });
        const done = files.filter(({ status }) => status === "DONE");
        if (phase === "done") void downloadPrintFiles(done, batch.traceparent);
      };
      show(batch.files);
      if (!batch.files.every(isPrintFileFinal)) followBatch(batch.batchId, show, signal);
    } catch (error) {
      if (!signal.aborted) setState({ phase: "failed", message: describeFailure(error) });
    }
  };

  const reset = () => {
    restart();
    setState({ phase: "idle" });
  };

  const cancel = async (): Promise<void> => {
    if (state.phase !== "drawing") return;
    const { batchId } = state;
    reset();
    await execute(CancelPrintsDocument, { batchId }).catch(() => undefined);
  };

  return { state, start, reset, cancel };
}

function describeFailure(error: unknown): string {
  reportError(error, { action: "prints" });
  const reason = error instanceof Error ? ` ${error.message}` : "";
  return formatMessage(printingMessages.failed) + reason;
}
