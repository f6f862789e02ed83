import { formatMessage, printingMessages } from "@photomap/messages";
import { useState } from "react";
import { reportError } from "../../platform/errors/report-error.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";
import type { ProgressImage } from "./request-progress-image.ts";
import { downloadImage, shareImage } from "./share-image.ts";

type Problem =
  | { readonly kind: "preview"; readonly image: ProgressImage }
  | { readonly kind: "failed" };

/** Shares the picture of `request`. Browsers share only soon after a press, so draw it before. */
export function useShareImage(request: () => Promise<ProgressImage>, text: string) {
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);

  const share = async (): Promise<void> => {
    setBusy(true);
    try {
      const image = await request();
      const outcome = await shareImage(image, text);
      setProblem(outcome === "preview" ? { kind: "preview", image } : undefined);
    } catch (error) {
      reportFailure(error);
      setProblem({ kind: "failed" });
    }
    setBusy(false);
  };

  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      downloadImage(await request());
      setProblem(undefined);
    } catch (error) {
      reportFailure(error);
      const content = formatMessage(printingMessages.downloadFailed);
      showToast({ id: "download-failed", type: "error", content });
    }
    setBusy(false);
  };

  return { problem, busy, share, download, closeProblem: () => setProblem(undefined) };
}

function reportFailure(error: unknown): void {
  // The dialog was closed meanwhile.
  if (error instanceof DOMException && error.name === "AbortError") return;
  reportError(error, { action: "progress image" });
}
