import { reportError } from "../../platform/errors/report-error.ts";
import type { ProgressImage } from "./request-progress-image.ts";

/** The outcome is "preview" when the picture has to be shown, with another way to share it. */
export type ShareOutcome = "shared" | "canceled" | "preview";

/** Whether this device shares files with its apps. */
function canShareFile(file: File): boolean {
  const device: Partial<Pick<Navigator, "canShare" | "share">> = navigator;
  return device.share !== undefined && (device.canShare?.({ files: [file] }) ?? false);
}

/** Shares natively where the device can, else opens the picture in a new tab. */
export async function shareImage(
  { file, url }: ProgressImage,
  text: string,
): Promise<ShareOutcome> {
  if (!canShareFile(file)) {
    openInTab(url);
    return "shared";
  }
  try {
    await navigator.share({ files: [file], text });
    return "shared";
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    // The user closed the dialog of the device.
    if (name === "AbortError") return "canceled";
    // The press was too long ago: drawing took more time than the browser allows.
    if (name !== "NotAllowedError") reportError(error, { action: "share" });
    return "preview";
  }
}

function openInTab(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.target = "_blank";
  link.rel = "noopener";
  link.click();
}

export function downloadImage({ file, previewUrl }: ProgressImage): void {
  const link = document.createElement("a");
  link.href = previewUrl;
  link.download = file.name;
  link.click();
}
