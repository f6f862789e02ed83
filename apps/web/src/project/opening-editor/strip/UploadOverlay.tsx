import { formatMessage, uploadMessages } from "@photomap/messages";
import { RotateCcw } from "lucide-react";
import type { PhotoUpload } from "../opening-editor-props.ts";
import styles from "./PhotoStrip.module.css";

const RADIUS = 11;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** Covers a thumbnail until its photo is uploaded. */
export function UploadOverlay({ upload }: { readonly upload: PhotoUpload | undefined }) {
  if (upload === undefined || upload.status === "COMPLETED") return null;
  if (upload.status === "FAILED") {
    return (
      <span className={styles.mark} data-state="failed">
        <RotateCcw size={18} strokeWidth={2} aria-hidden="true" />
        Retry
      </span>
    );
  }
  const share = Math.max(0, Math.min(1, upload.progress));
  return (
    <span className={styles.mark}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <circle className={styles.track} cx="14" cy="14" r={RADIUS} />
        <circle
          className={styles.done}
          cx="14"
          cy="14"
          r={RADIUS}
          strokeDasharray={`${share * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          transform="rotate(-90 14 14)"
        />
      </svg>
      {formatMessage(uploadMessages.uploading)}
      {share > 0 ? ` ${Math.floor(share * 100)}%` : null}
    </span>
  );
}
