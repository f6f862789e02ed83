import { formatMessage, projectMessages } from "@photomap/messages";
import { useProject, useProjectState } from "../../project-store/project-context.ts";
import { showToast } from "../../toasts/toast-store.ts";

/** What can be done with the project now, and why not. */
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
