import { FolderOpen } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import { showToast } from "../../ui/toasts/toast-store.ts";

/** Opens a project file that was downloaded in this or another browser. */
export function OpenProjectFileButton() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = async (file: Blob) => {
    setBusy(true);
    const opened = await import("./project-file.ts")
      .then(({ createProjectFromFile: openProjectFile }) => openProjectFile(file))
      .catch((error: unknown) => ({
        kind: "refused" as const,
        reason: error instanceof Error ? error.message : String(error),
      }));
    setBusy(false);
    if (opened.kind === "opened") return navigate(`/p/${opened.projectId}`);
    showToast({ id: "project-file", type: "error", content: opened.reason });
  };
  return (
    <Button
      size="small"
      loading={busy}
      icon={<FolderOpen size={18} strokeWidth={1.6} aria-hidden="true" />}
      onClick={() => chooseFile((file) => void open(file))}
    >
      Open a project file
    </Button>
  );
}

function chooseFile(onChosen: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".zip,application/zip";
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file !== undefined) onChosen(file);
  });
  input.click();
}
