import { Share2 } from "lucide-react";
import { openSharingDialog } from "../../project/map-editor/sharing-dialogs.ts";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./ShareBanner.module.css";
import { useShareText } from "./use-share-text.ts";

/** Offers to share the progress image. */
export function ShareBanner({ project }: { readonly project: OpenProject }) {
  const text = useShareText(project);
  return (
    <aside className={styles.banner} aria-label="Share your progress">
      <p>
        <strong>Share your progress</strong>
        <span>{text}</span>
      </p>
      <Button
        size="small"
        icon={<Share2 size={18} strokeWidth={1.6} aria-hidden="true" />}
        onClick={() => openSharingDialog("progress-image")}
      >
        Share image
      </Button>
    </aside>
  );
}
