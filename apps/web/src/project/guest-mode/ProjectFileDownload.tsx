import { useEffect, useState } from "react";
import { reportError } from "../../platform/errors/report-error.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { useProject } from "../store/project-context.ts";
import styles from "./ProjectFileDownload.module.css";

/** Loaded on demand: the code for ZIP files is a tenth of all scripts and rarely needed. */
const loadProjectFile = () => import("./project-file.ts");

/** Saves a guest's map with its photos as a file. */
export function ProjectFileDownload() {
  const { id } = useProject();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // Loaded before it is needed: a copy is wanted most when the connection is lost.
    loadProjectFile().catch(() => undefined);
  }, []);
  const download = async () => {
    setBusy(true);
    await loadProjectFile()
      .then(({ downloadProjectFile }) => downloadProjectFile(id))
      .catch(showDownloadError);
    setBusy(false);
  };
  return (
    <div className={styles.download}>
      <p>
        This map is only in this browser, which may clear what it keeps. A project file has the map
        with all its photos.
      </p>
      <Button size="small" loading={busy} onClick={() => void download()}>
        Download project file
      </Button>
    </div>
  );
}

function showDownloadError(error: unknown): void {
  reportError(error, { action: "project file" });
  const content = "We couldn't make the copy. Check your connection and try again.";
  showToast({ id: "project-file", type: "error", content });
}
