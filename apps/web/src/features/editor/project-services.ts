import { formatMessage, savingMessages, uploadMessages } from "@photomap/messages";
import { track } from "../../analytics.ts";
import type { ProjectVoice } from "../../project-store/project-store.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { sendPhoto } from "../../uploads/send-photo.ts";

/** Long enough to come back from another window: it has the way to get the photos back. */
const UPLOAD_FAILED_MS = 60_000;

const voice: ProjectVoice = {
  saveFailed(reason) {
    const content = formatMessage(savingMessages.failed, { reason });
    showToast({ id: "save-failed", type: "error", content });
  },
  uploadFailed(_id, error, tryAgain) {
    reportError(error);
    showToast({
      id: "upload",
      type: "error",
      content: formatMessage(uploadMessages.failed),
      action: { label: "Try again", onSelect: tryAgain },
      durationMs: UPLOAD_FAILED_MS,
    });
  },
  notKept() {
    const content = "This browser cannot keep your work. Please free some space or use another.";
    showToast({ id: "not-kept", type: "error", content });
  },
  accessChanged(fileId, accessPolicy) {
    track({ name: "change-access-policy", fileId, accessPolicy });
  },
};

/** How an open project reaches the object store and the person. */
export const projectServices = { uploader: { upload: sendPhoto }, voice };
