import { formatMessage, sharingMessages } from "@photomap/messages";
import { Download, Share2 } from "lucide-react";
import { useState } from "react";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { BackdropChoice } from "./BackdropChoice.tsx";
import type { BackdropId } from "./backdrop-options.ts";
import styles from "./ProgressImageDialog.module.css";
import { ProgressPicture } from "./ProgressPicture.tsx";
import { useProgressImage } from "./use-progress-image.ts";
import { useShareImage } from "./use-share-image.ts";
import { useShareText } from "./use-share-text.ts";

const ICON = { size: 18, strokeWidth: 1.6, "aria-hidden": true } as const;

interface ProgressImageDialogProps {
  readonly project: OpenProject;
  readonly onClose: () => void;
}

/** Chooses a background, then shares or downloads the picture. */
export function ProgressImageDialog({ project, onClose }: ProgressImageDialogProps) {
  const [background, setBackground] = useState<BackdropId>("contextual");
  const { state, request } = useProgressImage(project, background);
  const text = useShareText(project);
  const { problem, busy, share, download, closeProblem } = useShareImage(request, text);
  const downloadButton = (
    <Button size="small" icon={<Download {...ICON} />} onClick={() => void download()}>
      Download
    </Button>
  );
  const shareButton = (
    <Button
      size="small"
      variant="primary"
      icon={<Share2 {...ICON} />}
      loading={busy}
      onClick={() => void share()}
    >
      Share
    </Button>
  );
  const buttons = (
    <>
      {downloadButton}
      {shareButton}
    </>
  );
  if (problem?.kind === "preview") {
    return (
      <Dialog opened title="Your picture is ready" onClose={closeProblem} actions={buttons}>
        <img className={styles.preview} src={problem.image.previewUrl} alt={text} />
      </Dialog>
    );
  }
  if (problem?.kind === "failed") {
    return (
      <Dialog
        opened
        title={formatMessage(sharingMessages.couldNotShare)}
        onClose={closeProblem}
        actions={
          <>
            <Button size="small" onClick={closeProblem}>
              Cancel
            </Button>
            <Button
              size="small"
              variant="primary"
              icon={<Download {...ICON} />}
              loading={busy}
              onClick={() => void download()}
            >
              Download
            </Button>
          </>
        }
      >
        {formatMessage(sharingMessages.downloadInstead)}
      </Dialog>
    );
  }
  return (
    <Dialog opened size="wide" title="Share your progress" onClose={onClose} actions={buttons}>
      <div className={styles.layout}>
        <ProgressPicture
          state={state}
          text={text}
          onRetry={() => void request().catch(() => undefined)}
        />
        <div className={styles.side}>
          <BackdropChoice value={background} onChange={setBackground} />
          <p className={styles.text}>
            <span>Shared with this text</span>
            {text}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
