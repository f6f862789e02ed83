import { formatMessage, projectMessages } from "@photomap/messages";
import { useProject, useProjectState } from "../../project-store/project-context.ts";
import { showToast } from "../../toasts/toast-store.ts";

export function getProjectPath(fileId: string): string {
  return `/p/${fileId}`;
}

export function getPrintsPath(fileId: string): string {
  return `${getProjectPath(fileId)}/output/download`;
}

/** Printing needs a photo; `explainPrinting` shows this as a toast. */
export function useProjectActions() {
  const { design, store } = useProject();
  const hasPhotos = useProjectState(store, ({ content }) =>
    Object.values(content.inputs).some(({ images }) => images.length > 0),
  );
  const explainPrinting = () => {
    const { regionType } = design;
    const content = formatMessage(projectMessages.addPhotosBeforePrinting, { regionType });
    showToast({ id: "no-photos", type: "warning", content });
  };
  return { hasPhotos, explainPrinting };
}
