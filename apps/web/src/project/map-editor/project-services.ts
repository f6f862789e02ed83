import { formatMessage, reviewMessages, savingMessages } from "@photomap/messages";
import { track } from "../../platform/analytics/analytics.ts";
import { reportError } from "../../platform/errors/report-error.ts";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";
import type { ProjectNotifier } from "../store/project-deps.ts";
import type { StatusNotifier } from "../store/suggestions/suggestion-status-sync.ts";
import { notifyStorageFailed, notifyUploadFailed } from "../uploads/notify-failures.ts";
import { uploadQueue } from "../uploads/upload-queue.ts";

const notifier: ProjectNotifier & StatusNotifier = {
  saveFailed(error) {
    reportError(error, { action: "save" });
    const content = formatMessage(savingMessages.failed, { reason: error.message });
    showToast({ id: "save-failed", type: "error", content });
  },
  uploadFailed: notifyUploadFailed,
  storageFailed: notifyStorageFailed,
  accessChanged(projectId, accessPolicy) {
    track({ name: "change-access-policy", projectId, accessPolicy });
  },
  suggestionStatusFailed(status, error) {
    reportError(error, { action: "suggestion status" });
    const failure = status === "HIDDEN" ? reviewMessages.hideFailed : reviewMessages.showFailed;
    showToast({ id: "suggestion-status", type: "error", content: formatMessage(failure) });
  },
};

/** The connection, uploads and notifications an open project depends on. */
export const projectServices = { connection: browserConnection, uploader: uploadQueue, notifier };
