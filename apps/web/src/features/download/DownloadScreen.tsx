import { useEffect } from "react";
import type { OpenProject } from "../../project-store/open-project.ts";
import type { FindPhotoUrl } from "../../project-store/photo-addresses.ts";
import styles from "./DownloadScreen.module.css";
import { DownloadFoot } from "./foot/DownloadFoot.tsx";
import { SettingsPanel } from "./panel/SettingsPanel.tsx";
import { Preflight } from "./preflight/Preflight.tsx";
import { SheetGrid } from "./sheets/SheetGrid.tsx";
import { type PrintedProject, usePrintJob } from "./use-print-job.ts";
import { usePrints } from "./use-prints.ts";

interface DownloadScreenProps {
  readonly project: OpenProject;
  readonly printed: PrintedProject;
  readonly photoUrl: FindPhotoUrl;
  /** The account may have files with a transparent background. */
  readonly canBeTransparent: boolean;
}

/** Every sheet as it will lie in the printer, and what decides about it. */
export function DownloadScreen(props: DownloadScreenProps) {
  const { project, printed, photoUrl, canBeTransparent } = props;
  const print = usePrintJob(printed);
  const prints = usePrints(project);
  const { job, plan } = print;
  const { reset } = prints;
  // Files that were made of other sheets are not the files of these.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another job is a reason
  useEffect(() => reset, [job]);
  const files = "files" in prints.state ? prints.state.files : undefined;
  return (
    <div className={styles.screen}>
      <div className={styles.wall}>
        <Preflight project={project} printed={printed} options={job.options} photoUrl={photoUrl} />
        <SheetGrid printed={printed} plan={plan} job={job} files={files} photoUrl={photoUrl} />
      </div>
      <div className={styles.panel}>
        <SettingsPanel printed={printed} print={print} canBeTransparent={canBeTransparent} />
        <DownloadFoot
          job={job}
          state={prints.state}
          onStart={() => void prints.start(job)}
          onCancel={() => void prints.cancel()}
        />
      </div>
    </div>
  );
}
