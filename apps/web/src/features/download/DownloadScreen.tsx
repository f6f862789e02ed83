import { useEffect } from "react";
import type { OpenProject } from "../../project-store/open-project.ts";
import type { FindPhotoUrl } from "../../project-store/photo-addresses.ts";
import styles from "./DownloadScreen.module.css";
import { DownloadFooter } from "./footer/DownloadFooter.tsx";
import { SettingsPanel } from "./panel/SettingsPanel.tsx";
import { Preflight } from "./preflight/Preflight.tsx";
import { FitNotice } from "./sheets/FitNotice.tsx";
import { SheetGrid } from "./sheets/SheetGrid.tsx";
import { type PrintedProject, usePrintJob } from "./use-print-job.ts";
import { usePrints } from "./use-prints.ts";

interface DownloadScreenProps {
  readonly project: OpenProject;
  readonly printed: PrintedProject;
  readonly photoUrl: FindPhotoUrl;
  /** Whether the account can export transparent PNG files. */
  readonly canBeTransparent: boolean;
}

/** The sheets, the print settings and the download. */
export function DownloadScreen(props: DownloadScreenProps) {
  const { project, printed, photoUrl, canBeTransparent } = props;
  const print = usePrintJob(printed);
  const prints = usePrints(project);
  const { job, plan } = print;
  const { reset } = prints;
  // Files belong to the job they were made for; a changed job discards them.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another job is a reason
  useEffect(() => reset, [job]);
  const files = "files" in prints.state ? prints.state.files : undefined;
  return (
    <div className={styles.screen}>
      <div className={styles.content}>
        <Preflight project={project} printed={printed} options={job.options} photoUrl={photoUrl} />
        <SheetGrid printed={printed} job={job} files={files} photoUrl={photoUrl}>
          <FitNotice
            plan={plan}
            design={printed.design}
            paper={print.mode?.name ?? ""}
            fitting={print.fitting}
            onUse={print.selectMode}
          />
        </SheetGrid>
      </div>
      <div className={styles.panel}>
        <SettingsPanel printed={printed} print={print} canBeTransparent={canBeTransparent} />
        <DownloadFooter
          job={job}
          state={prints.state}
          onStart={() => void prints.start(job)}
          onCancel={() => void prints.cancel()}
        />
      </div>
    </div>
  );
}
