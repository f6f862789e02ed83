import { formatMessage, printingMessages } from "@photomap/messages";
import { showToast } from "../../ui/toasts/toast-store.ts";
import type { PrintFile } from "./request-prints.ts";

/** Browsers drop downloads that start at the same moment. */
const DOWNLOAD_INTERVAL_MS = 400;

/** Downloads the files one after the other; stops at the first failure. */
export async function downloadPrintFiles(
  files: readonly PrintFile[],
  traceparent?: string,
): Promise<void> {
  for (const [i, file] of files.entries()) {
    if (i > 0) await new Promise((resolve) => setTimeout(resolve, DOWNLOAD_INTERVAL_MS));
    if (!(await saveFile(file, traceparent))) return;
  }
}

async function saveFile(
  { url, downloadFilename }: PrintFile,
  traceparent: string | undefined,
): Promise<boolean> {
  if (!url || !(await isAvailable(url, traceparent))) {
    const content = formatMessage(printingMessages.downloadFailed);
    showToast({ id: "download-failed", type: "error", content });
    return false;
  }
  const link = document.createElement("a");
  link.href = url;
  link.download = downloadFilename;
  link.click();
  return true;
}

/** Whether the file exists: following a link to a missing file would leave the page. */
async function isAvailable(url: string, traceparent: string | undefined): Promise<boolean> {
  try {
    const headers: HeadersInit = traceparent === undefined ? {} : { traceparent };
    const response = await fetch(url, { method: "HEAD", redirect: "manual", headers });
    return response.ok || response.type === "opaqueredirect";
  } catch {
    return false;
  }
}
