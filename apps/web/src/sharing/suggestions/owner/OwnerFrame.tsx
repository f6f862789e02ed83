import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useProject } from "../../../project/store/project-context.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { TopBar } from "../../../ui/layout/TopBar.tsx";
import styles from "./OwnerFrame.module.css";

/** Parts of other folders on the owner's screens. */
export interface OwnerSlots {
  readonly toolbar: ReactNode;
  /** Undo and redo. */
  readonly history: ReactNode;
}

interface OwnerFrameProps {
  readonly title: ReactNode;
  readonly slots: OwnerSlots;
  /** A main element, and an aside beside it. */
  readonly children: ReactNode;
}

export function OwnerFrame({ title, slots, children }: OwnerFrameProps) {
  const { id } = useProject();
  return (
    <div className={styles.screen}>
      <TopBar
        leading={
          <LinkButton
            to={`/p/${id}`}
            variant="quiet"
            size="small"
            aria-label="Back to map"
            icon={<ArrowLeft size={20} strokeWidth={1.6} aria-hidden="true" />}
          >
            <span className={styles.wide}>Back to map</span>
          </LinkButton>
        }
        title={title}
        titleAt="middle"
        actions={slots.history}
      />
      {slots.toolbar}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
