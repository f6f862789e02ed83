import { MAX_PHOTO_RETRIES, PHOTO_INDICATOR_DELAY_MS, photoRetryDelayMs } from "@photomap/project";
import { useEffect, useState } from "react";

export interface PictureLoad {
  /** The key of the img element: a new element loads the picture again. */
  readonly attempt: number;
  readonly isSlow: boolean;
  /** Whether the last retry has failed. */
  readonly isFailed: boolean;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

interface Progress {
  readonly url: string | undefined;
  readonly attempt: number;
  readonly phase: "loading" | "slow" | "loaded" | "failed";
}

const begin = (url: string | undefined): Progress => ({ url, attempt: 0, phase: "loading" });

/** Retries failed pictures with increasing delays and reports slow ones. */
export function usePictureLoad(url: string | undefined): PictureLoad {
  const [stored, setProgress] = useState(() => begin(url));
  const progress = stored.url === url ? stored : begin(url);
  const { attempt, phase } = progress;
  useEffect(() => {
    if (url === undefined || phase === "loaded" || phase === "slow") return undefined;
    const isFailed = phase === "failed";
    if (isFailed && attempt === MAX_PHOTO_RETRIES) return undefined;
    const next: Progress = isFailed
      ? { url, attempt: attempt + 1, phase: "loading" }
      : { url, attempt, phase: "slow" };
    const delayMs = isFailed ? photoRetryDelayMs(attempt + 1) : PHOTO_INDICATOR_DELAY_MS;
    const timer = setTimeout(() => setProgress(next), delayMs);
    return () => clearTimeout(timer);
  }, [url, attempt, phase]);
  return {
    attempt,
    isFailed: phase === "failed" && attempt === MAX_PHOTO_RETRIES,
    isSlow: phase === "slow" || (phase === "failed" && attempt < MAX_PHOTO_RETRIES),
    onLoad: () => setProgress({ url, attempt, phase: "loaded" }),
    onError: () => setProgress({ url, attempt, phase: "failed" }),
  };
}
