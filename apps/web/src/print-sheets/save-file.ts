import { formatMessage, printingMessages } from "@photomap/messages";
import { showToast } from "../toasts/toast-store.ts";
import type { PrintFile } from "./request-prints.ts";

/** Browsers drop downloads that start at the same moment. */
const DOWNLOAD_INTERVAL_MS = 400;

/** Downloads the files one after the other; stops at the first failure. */
export async function saveFiles(files: readonly PrintFile[]): Promise<void> {
  for (const [i, file] of files.entries()) {
    if (i > 0) await new Promise((resolve) => setTimeout(resolve, DOWNLOAD_INTERVAL_MS));
    if (!(await saveFile(file))) return;
  }
}

async function saveFile({ url, downloadFilename }: PrintFile): Promise<boolean> {
  if (!url || !(await isAvailable(url))) {
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

/** Checked first: following a link to a missing file would leave the page. */
async function isAvailable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: "HEAD", redirect: "manual" });
    return response.ok || response.type === "opaqueredirect";
  } catch {
    return false;
  }
}
