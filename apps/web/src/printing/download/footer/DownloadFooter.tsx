import { formatMessage, printingMessages } from "@photomap/messages";
import { Download, RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProgressBar } from "../../../ui/status/ProgressBar.tsx";
import { downloadPrintFiles } from "../../sheets/download-print-files.ts";
import type { PrintFile } from "../../sheets/request-prints.ts";
import type { PrintDownloadState } from "../use-print-download.ts";
import styles from "./DownloadFooter.module.css";

interface DownloadFooterProps {
  /** What is printed. */
  readonly summary: string;
  readonly buttonLabel: string;
  readonly isEmpty: boolean;
  readonly state: PrintDownloadState;
  readonly onStart: () => void;
  readonly onCancel: () => void;
}

const ICON = <Download size={20} strokeWidth={1.6} aria-hidden="true" />;

/** The summary and, by phase: the download button, progress, errors. */
export function DownloadFooter({ summary, ...rest }: DownloadFooterProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.count}>{summary}</p>
      <div className={styles.state} aria-live="polite">
        <State {...rest} />
      </div>
    </div>
  );
}

function State(props: Omit<DownloadFooterProps, "summary">) {
  const { buttonLabel, isEmpty, state, onStart, onCancel } = props;
  switch (state.phase) {
    case "idle":
    case "saving":
      return (
        <Button
          variant="primary"
          icon={ICON}
          loading={state.phase === "saving"}
          disabled={isEmpty}
          onClick={onStart}
        >
          {buttonLabel}
        </Button>
      );
    case "drawing":
      return (
        <>
          <ProgressBar
            label={describeDrawing(state.files)}
            share={getAverageProgress(state.files)}
          />
          <Button onClick={onCancel}>Cancel</Button>
        </>
      );
    case "failed":
      return <Failure message={state.message} onRetry={onStart} />;
    case "done": {
      const done = state.files.filter(({ status }) => status === "DONE");
      if (done.length < state.files.length) {
        return <Failure message={formatMessage(printingMessages.failedLong)} onRetry={onStart} />;
      }
      return (
        <>
          <p className={styles.ready}>
            {done.length === 1 ? "Your file is ready." : `Your ${done.length} files are ready.`}
          </p>
          <Button variant="primary" icon={ICON} onClick={() => void downloadPrintFiles(done)}>
            {done.length === 1 ? "Download again" : "Download all"}
          </Button>
        </>
      );
    }
  }
}

interface FailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

function Failure({ message, onRetry }: FailureProps) {
  return (
    <>
      <p className={styles.failed} role="alert">
        {message} If this keeps happening, <Link to="/contact">contact us</Link>.
      </p>
      <Button
        variant="primary"
        icon={<RotateCcw size={20} strokeWidth={1.6} aria-hidden="true" />}
        onClick={onRetry}
      >
        Retry
      </Button>
    </>
  );
}

function describeDrawing(files: readonly PrintFile[]): string {
  const done = files.filter(({ status }) => status === "DONE").length;
  return files.length === 1 ? "Making your file" : `${done} of ${files.length} files ready`;
}

function getAverageProgress(files: readonly PrintFile[]): number {
  const sum = files.reduce((share, file) => share + file.progress, 0);
  return files.length === 0 ? 0 : sum / files.length;
}
