import { type ReactNode, useEffect } from "react";
import styles from "../sheets/PrintLayout.module.css";
import { SettingsPanel } from "../sheets/panel/SettingsPanel.tsx";
import { Preflight } from "../sheets/preflight/Preflight.tsx";
import { describeFiles, describeSheets } from "../sheets/print-job.ts";
import { requestPrints } from "../sheets/request-prints.ts";
import { FitNotice } from "../sheets/sheet-grid/FitNotice.tsx";
import { SheetGrid } from "../sheets/sheet-grid/SheetGrid.tsx";
import { usePrintJob } from "../sheets/use-print-job.ts";
import type { DownloadScreenProps } from "./download-screen-props.ts";
import { DownloadFooter } from "./footer/DownloadFooter.tsx";
import { FileFormatSection } from "./panel/FileFormatSection.tsx";
import { usePrintDownload } from "./use-print-download.ts";

type CutoutsScreenProps = DownloadScreenProps & { readonly choice: ReactNode };

/** Sheets of openings to cut out. */
export function CutoutsScreen(props: CutoutsScreenProps) {
  const { project, printed, photoUrl, canBeTransparent, choice } = props;
  const print = usePrintJob(printed);
  const prints = usePrintDownload(project);
  const { job, plan } = print;
  const { reset } = prints;
  // Files belong to the job they were made for; a changed job discards them.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another job is a reason
  useEffect(() => reset, [job]);
  const files = "files" in prints.state ? prints.state.files : undefined;
  return (
    <>
      <div className={styles.content}>
        {choice}
        <Preflight
          project={project}
          printed={printed}
          options={job.options}
          photoUrl={photoUrl}
          skippedIds={print.skippedIds}
        />
        <SheetGrid
          printed={printed}
          job={job}
          files={files}
          photoUrl={photoUrl}
          notice={
            <FitNotice
              plan={plan}
              design={printed.design}
              paper={print.mode?.name ?? ""}
              fitting={print.fitting}
              onUse={print.selectMode}
            />
          }
        />
      </div>
      <div className={styles.panel}>
        <SettingsPanel printed={printed} print={print}>
          <FileFormatSection
            file={print.file}
            canBeTransparent={canBeTransparent}
            onChange={print.setFile}
          />
        </SettingsPanel>
        <DownloadFooter
          summary={describeSheets(job)}
          buttonLabel={describeFiles(job)}
          isEmpty={job.sheets.length === 0}
          state={prints.state}
          onStart={() => void prints.start((projectId) => requestPrints(projectId, job))}
          onCancel={() => void prints.cancel()}
        />
      </div>
    </>
  );
}
