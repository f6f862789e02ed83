import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/buttons/Button.tsx";
import { ProgressBar } from "../../ui/status/ProgressBar.tsx";
import { DownloadDataForm } from "./DownloadDataForm.tsx";
import { describeDataExport, formatBytes } from "./describe-data-export.ts";
import styles from "./GeneralSettings.module.css";
import { type DataExport, useDataExport } from "./use-data-export.ts";

interface DataExportSettingsProps {
  readonly email: string;
  readonly initial: DataExport | undefined;
}

/** Requests, follows and downloads the data export of the account. */
export function DataExportSettings({ email, initial }: DataExportSettingsProps) {
  const { dataExport, isPending, problem, request } = useDataExport(initial);
  const [isSending, setSending] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const section = useRef<HTMLElement>(null);
  const send = async () => {
    setSending(true);
    await request();
    setSending(false);
  };
  /** Moves the focus to the content that replaces the pressed button. */
  const toggle = (next: boolean) => {
    flushSync(() => setDownloading(next));
    section.current?.querySelector<HTMLElement>("input[type=password], button")?.focus();
  };
  const isReady = dataExport?.status === "DONE";
  return (
    <section ref={section} className={styles.section}>
      <h2>Your data</h2>
      <p>
        Everything you have with us in one file: your account, your maps and every original photo.
      </p>
      {isPending && dataExport !== undefined ? (
        <div className={styles.progress}>
          <ProgressBar {...describeProgress(dataExport)} />
        </div>
      ) : null}
      <div role="status">
        <p>{dataExport === undefined ? null : describeDataExport(dataExport)}</p>
      </div>
      {problem === undefined ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isReady && isDownloading ? (
        <DownloadDataForm email={email} onClose={() => toggle(false)} />
      ) : null}
      {isPending || (isReady && isDownloading) ? null : (
        <div className={styles.buttons}>
          {isReady ? (
            <Button
              size="small"
              variant="primary"
              icon={<Download size={20} strokeWidth={1.6} aria-hidden="true" />}
              onClick={() => toggle(true)}
            >
              Download {formatBytes(dataExport.bytes ?? 0)}
            </Button>
          ) : null}
          <Button
            size="small"
            variant={isReady ? "quiet" : "secondary"}
            loading={isSending}
            onClick={() => void send()}
          >
            {isReady ? "Make a new file" : "Download my data"}
          </Button>
        </div>
      )}
    </section>
  );
}

function describeProgress({ photosDone, photosTotal }: DataExport) {
  if (photosTotal === null || photosTotal === undefined) return { label: "Counting your photos" };
  return {
    label: `Adding ${photosDone} of ${photosTotal} photos`,
    share: photosTotal === 0 ? 1 : photosDone / photosTotal,
  };
}
