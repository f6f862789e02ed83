import { formatMessage, printingMessages } from "@photomap/messages";
import { showToast } from "../../toasts/toast-store.ts";
import type { PrintFile } from "./request-prints.ts";

/** Browsers lose downloads that begin in the same moment. */
const BETWEEN_MS = 400;

/** Each file is opened for download, one after the other. */
export async function saveFiles(files: readonly PrintFile[]): Promise<void> {
  for (const [i, file] of files.entries()) {
    if (i > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    if (!(await saveFile(file))) return;
  }
}

async function saveFile({ url, downloadFilename }: PrintFile): Promise<boolean> {
  if (!url || !(await isThere(url))) {
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

/** Asked first: a link to what is gone would lead away from the page. */
async function isThere(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: "HEAD", redirect: "manual" });
    return answer.ok || answer.type === "opaqueredirect";
  } catch {
    return false;
  }
}
