import { formatMessage, projectMessages } from "@photomap/messages";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { useProject, useProjectState } from "../store/project-context.ts";

const NEEDS_PHOTOS = {
  sharing: projectMessages.addPhotosBeforeSharing,
  timeline: projectMessages.addPhotosBeforeTimeline,
  printing: projectMessages.addPhotosBeforePrinting,
} as const;

/** Sharing, timeline and printing need a photo; `explain` shows this as a toast. */
export function usePhotoRequirement() {
  const { design, store } = useProject();
  const hasPhotos = useProjectState(store, ({ content }) =>
    Object.values(content.inputs).some(({ images }) => images.length > 0),
  );
  const explain = (action: keyof typeof NEEDS_PHOTOS) => {
    const { regionType } = design;
    const content = formatMessage(NEEDS_PHOTOS[action], { regionType });
    showToast({ id: "no-photos", type: "warning", content });
  };
  return { hasPhotos, explain };
}
