import { formatMessage, reviewMessages, savingMessages } from "@photomap/messages";
import { track } from "../../analytics.ts";
import { reportError } from "../../errors/report-error.ts";
import { browserConnection } from "../../network/browser-connection.ts";
import type { ProjectNotifier } from "../../project-store/project-store.ts";
import type { StatusNotifier } from "../../project-store/suggestion-status-sync.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { notifyStorageFailed, notifyUploadFailed } from "../../uploads/notify-failures.ts";
import { uploadQueue } from "../../uploads/upload-queue.ts";

const notifier: ProjectNotifier & StatusNotifier = {
  saveFailed(error) {
    reportError(error, { action: "save" });
    const content = formatMessage(savingMessages.failed, { reason: error.message });
    showToast({ id: "save-failed", type: "error", content });
  },
  uploadFailed: notifyUploadFailed,
  storageFailed: notifyStorageFailed,
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
