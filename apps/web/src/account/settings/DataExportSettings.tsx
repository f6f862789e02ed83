import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { ProgressBar } from "../../ui/status/ProgressBar.tsx";
import { describeDataExport, formatBytes } from "./describe-data-export.ts";
import styles from "./GeneralSettings.module.css";
import { type DataExport, useDataExport } from "./use-data-export.ts";

/** Requests, follows and downloads the data export of the account. */
export function DataExportSettings({ initial }: { readonly initial: DataExport | undefined }) {
  const { dataExport, isPending, problem, request, download } = useDataExport(initial);
  const [isSending, setSending] = useState(false);
  const run = async (action: () => Promise<void>) => {
    setSending(true);
    await action();
    setSending(false);
  };
  const isReady = dataExport?.status === "DONE";
  return (
    <section className={styles.section}>
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
      {isPending ? null : (
        <div className={styles.buttons}>
          {isReady ? (
            <Button
              size="small"
              variant="primary"
              loading={isSending}
              icon={<Download size={20} strokeWidth={1.6} aria-hidden="true" />}
              onClick={() => void run(download)}
            >
              Download {formatBytes(dataExport.bytes ?? 0)}
            </Button>
          ) : null}
          <Button
            size="small"
            variant={isReady ? "quiet" : "secondary"}
            loading={isSending && !isReady}
            onClick={() => void run(request)}
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
