import { formatMessage, reviewMessages, savingMessages, uploadMessages } from "@photomap/messages";
import { track } from "../../analytics.ts";
import { reportError } from "../../errors/report-error.ts";
import { browserConnection } from "../../network/browser-connection.ts";
import type { ProjectNotifier } from "../../project-store/project-store.ts";
import type { StatusNotifier } from "../../project-store/suggestion-status-sync.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { uploadQueue } from "../../uploads/upload-queue.ts";

const notifier: ProjectNotifier & StatusNotifier = {
  saveFailed(error) {
    reportError(error, { action: "save" });
    const content = formatMessage(savingMessages.failed, { reason: error.message });
    showToast({ id: "save-failed", type: "error", content });
  },
  uploadFailed(_id, error, retryAll) {
    reportError(error, { action: "upload" });
    showToast({
      id: "upload",
      type: "error",
      content: formatMessage(uploadMessages.failed),
      action: { label: "Try again", onSelect: retryAll },
    });
  },
  storageFailed(error) {
    reportError(error, { action: "store edits" });
    const content = "This browser cannot keep your work. Please free some space or use another.";
    showToast({ id: "not-kept", type: "error", content });
  },
  accessChanged(fileId, accessPolicy) {
    track({ name: "change-access-policy", fileId, accessPolicy });
  },
  suggestionStatusFailed(status, error) {
    reportError(error, { action: "suggestion status" });
    const failure = status === "HIDDEN" ? reviewMessages.hideFailed : reviewMessages.showFailed;
    showToast({ id: "suggestion-status", type: "error", content: formatMessage(failure) });
  },
};

/** The connection, uploads and notifications an open project depends on. */
export const projectServices = { connection: browserConnection, uploader: uploadQueue, notifier };
