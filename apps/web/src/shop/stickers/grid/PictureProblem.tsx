import { formatMessage, stickerMessages } from "@photomap/messages";
import { RotateCcw } from "lucide-react";
import { Button } from "../../../ui/buttons/Button.tsx";
import styles from "./Notice.module.css";

/** One notice for all pictures that could not be loaded. */
export function PictureProblem({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.notice} data-tone="brick" role="alert">
      <p>{formatMessage(stickerMessages.picturesFailed)}</p>
      <Button
        size="small"
        icon={<RotateCcw size={18} strokeWidth={1.6} aria-hidden="true" />}
        onClick={onRetry}
      >
        Try again
      </Button>
    </div>
  );
}
