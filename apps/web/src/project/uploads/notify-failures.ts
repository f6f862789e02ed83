import { formatMessage, uploadMessages } from "@photomap/messages";
import { reportError } from "../../platform/errors/report-error.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";

export function notifyUploadFailed(_id: string, error: unknown, retryAll: () => void): void {
  reportError(error, { action: "upload" });
  showToast({
    id: "upload",
    type: "error",
    content: formatMessage(uploadMessages.failed),
    action: { label: "Try again", onSelect: retryAll },
  });
}

/** Shows that the browser refused to store an edit or a photo. */
export function notifyStorageFailed(error: unknown): void {
  reportError(error, { action: "store edits" });
  const content = "This browser can't store your work. Free up some space or use another browser.";
  showToast({ id: "not-kept", type: "error", content });
}
