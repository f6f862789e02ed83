import { formatMessage, savingMessages, uploadMessages } from "@photomap/messages";
import { track } from "../../analytics.ts";
import type { ProjectNotifier } from "../../project-store/project-store.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { uploadQueue } from "../../uploads/upload-queue.ts";

/** Long, because the toast has the only button that restores the photos. */
const UPLOAD_FAILED_MS = 60_000;

const notifier: ProjectNotifier = {
  saveFailed(reason) {
    const content = formatMessage(savingMessages.failed, { reason });
    showToast({ id: "save-failed", type: "error", content });
  },
  uploadFailed(_id, error, retryAll) {
    reportError(error);
    showToast({
      id: "upload",
      type: "error",
      content: formatMessage(uploadMessages.failed),
      action: { label: "Try again", onSelect: retryAll },
      durationMs: UPLOAD_FAILED_MS,
    });
  },
  storageFailed() {
    const content = "This browser cannot keep your work. Please free some space or use another.";
    showToast({ id: "not-kept", type: "error", content });
  },
  accessChanged(fileId, accessPolicy) {
    track({ name: "change-access-policy", fileId, accessPolicy });
  },
};

/** The uploads and notifications an open project depends on. */
export const projectServices = { uploader: uploadQueue, notifier };
