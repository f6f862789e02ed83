import { formatMessage, printingMessages } from "@photomap/messages";
import { type Dispatch, useEffect, useRef } from "react";
import { reportError } from "../../platform/errors/report-error.ts";
import { ensureServerProjectId } from "../../project/store/loading/ensure-server-project-id.ts";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { saveAndWait } from "../../project/store/save-and-wait.ts";
import { followBatch, isPrintFileFinal } from "../sheets/follow-batch.ts";
import type { PrintJob } from "../sheets/print-job.ts";
import { type PrintFile, requestPrints } from "../sheets/request-prints.ts";
import type { PickupAction } from "./pickup-state.ts";

/** Makes the files of the sheets, one batch at a time. */
export function usePrintBatch(project: OpenProject, dispatch: Dispatch<PickupAction>) {
  const following = useRef(new AbortController());
  useEffect(() => () => following.current.abort(), []);

  const start = async (input: PrintJob): Promise<void> => {
    following.current.abort();
    following.current = new AbortController();
    const { signal } = following.current;
    const fail = (error: string) => dispatch({ type: "batch-failed", error });
    dispatch({ type: "batch-started", input });
    try {
      const saved = await saveAndWait(project.store, signal);
      if (signal.aborted) return;
      if (saved !== "saved") return fail(formatMessage(printingMessages.failed));
      const batch = await requestPrints(await ensureServerProjectId(project), input);
      if (signal.aborted) return;
      const show = (files: readonly PrintFile[]) => {
        dispatch({ type: "batch-drawn", batchId: batch.batchId, files });
        const hasFailed = files.some((file) => isPrintFileFinal(file) && file.status !== "DONE");
        if (hasFailed) fail(formatMessage(printingMessages.failed));
      };
      show(batch.files);
      if (!batch.files.every(isPrintFileFinal)) followBatch(batch.batchId, show, signal);
    } catch (error) {
      if (signal.aborted) return;
      reportError(error, { action: "pickup prints" });
      const reason = error instanceof Error ? ` ${error.message}` : "";
      fail(formatMessage(printingMessages.failed) + reason);
    }
  };

  /** Stops following; the files stay on the server until they expire. */
  const stop = () => following.current.abort();

  return { start, stop };
}
