import { projectMessages, say } from "@photomap/messages";
import { useProjectState } from "../../project-store/use-project-state.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { useProject } from "./project-context.ts";

/** What can be done with the project now, and why not. */
export function useProjectActions() {
  const { design, store } = useProject();
  const hasPhotos = useProjectState(store, ({ content }) =>
    Object.values(content.inputs).some(({ images }) => images.length > 0),
  );
  const explainPrinting = () => {
    const { regionType } = design;
    const content = say(projectMessages.addPhotosBeforePrinting, { regionType });
    showToast({ id: "no-photos", type: "warning", content });
  };
  return { hasPhotos, explainPrinting };
}
