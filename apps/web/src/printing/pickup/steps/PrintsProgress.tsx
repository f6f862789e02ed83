import { CircleCheck, RotateCcw } from "lucide-react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Spinner } from "../../../ui/status/Spinner.tsx";
import type { PrintBatchState } from "../pickup-state.ts";
import styles from "./PrintsProgress.module.css";

interface PrintsProgressProps {
  readonly batch: PrintBatchState;
  readonly onRetry: () => void;
}

/** Shows how many of the files are made, or why not. */
export function PrintsProgress({ batch, onRetry }: PrintsProgressProps) {
  const { status, printFiles, printLayouts, error } = batch;
  if (status === "error") {
    return (
      <div className={styles.failed} role="alert">
        <p>{error}</p>
        <Button
          size="small"
          icon={<RotateCcw size={18} strokeWidth={1.6} aria-hidden="true" />}
          onClick={onRetry}
        >
          Retry
        </Button>
      </div>
    );
  }
  const total = printLayouts.length;
  const done = printFiles.filter((file) => file.status === "DONE").length;
  return (
    <p className={styles.progress} role="status" data-done={status === "completed" || undefined}>
      {status === "completed" ? (
        <CircleCheck size={20} strokeWidth={1.8} aria-hidden="true" />
      ) : (
        <Spinner />
      )}
      {status === "completed"
        ? total === 1
          ? "Your sheet is ready to send."
          : `Your ${total} sheets are ready to send.`
        : `Making your prints: ${done} of ${total} ${total === 1 ? "sheet" : "sheets"}.`}
    </p>
  );
}
