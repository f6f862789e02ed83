import { DEFAULT_PRINT_OPTIONS, optionsForService } from "@photomap/printing";
import { type ReactNode, useEffect, useMemo } from "react";
import styles from "../../sheets/PrintLayout.module.css";
import { Preflight } from "../../sheets/preflight/Preflight.tsx";
import type { DownloadScreenProps } from "../download-screen-props.ts";
import { DownloadFooter } from "../footer/DownloadFooter.tsx";
import { usePrintDownload } from "../use-print-download.ts";
import { requestWholeMap } from "./request-whole-map.ts";
import { describeWholeMapJob, useWholeMapJob } from "./use-whole-map-job.ts";
import { WholeMapPanel } from "./WholeMapPanel.tsx";
import { WholeMapPreview } from "./WholeMapPreview.tsx";

type WholeMapScreenProps = DownloadScreenProps & { readonly choice: ReactNode };

/** The whole map as one picture or document. */
export function WholeMapScreen(props: WholeMapScreenProps) {
  const { project, printed, photoUrl, canBeTransparent, choice } = props;
  const { choice: chosen, setChoice, job } = useWholeMapJob(printed);
  const prints = usePrintDownload(project);
  const options = useMemo(
    () => optionsForService(DEFAULT_PRINT_OPTIONS, printed.service),
    [printed.service],
  );
  const { reset } = prints;
  // Files belong to the job they were made for; a changed job discards them.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another job is a reason
  useEffect(() => reset, [job]);
  return (
    <>
      <div className={styles.content}>
        {choice}
        <Preflight project={project} printed={printed} options={options} photoUrl={photoUrl} />
        <WholeMapPreview job={job} photoUrl={photoUrl} />
      </div>
      <div className={styles.panel}>
        <WholeMapPanel
          job={job}
          choice={chosen}
          canBeTransparent={canBeTransparent}
          onChange={setChoice}
        />
        <DownloadFooter
          summary={describeWholeMapJob(job)}
          buttonLabel={job.format === "pdf" ? "Download PDF" : "Download the map"}
          isEmpty={job.pages.length === 0}
          state={prints.state}
          onStart={() => void prints.start((projectId) => requestWholeMap(projectId, job))}
          onCancel={() => void prints.cancel()}
        />
      </div>
    </>
  );
}
