import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { TopBar } from "../../ui/layout/TopBar.tsx";
import styles from "./OpeningEditor.module.css";
import type { Neighbor, RegionRank } from "./opening-editor-props.ts";

interface OpeningBarProps {
  readonly name: string;
  readonly position: RegionRank | undefined;
  readonly previous: Neighbor | undefined;
  readonly next: Neighbor | undefined;
  readonly onDone: () => void;
  readonly saveStatus: ReactNode;
  /** The buttons before Done. */
  readonly actions: ReactNode;
  /** Shown instead of the name and the neighbors. */
  readonly crumbs: ReactNode;
  /** Shown instead of Done. */
  readonly primaryAction: ReactNode;
}

export function OpeningBar(props: OpeningBarProps) {
  const { name, position, previous, next, onDone, saveStatus, actions } = props;
  const { crumbs, primaryAction } = props;
  const place = position && `${position.place} of ${position.count}`;
  return (
    <TopBar
      leading={
        <Button
          variant="quiet"
          size="small"
          icon={<ArrowLeft size={20} strokeWidth={1.6} aria-hidden="true" />}
          aria-label="Back to map"
          onClick={onDone}
        >
          <span className={styles.wide}>Back to map</span>
        </Button>
      }
      title={
        crumbs ?? (
          <>
            <span className={styles.wide}>
              <NeighborButton neighbor={previous} side="Previous" />
            </span>
            <h1 className={styles.name} aria-label={[name, place].filter(Boolean).join(", ")}>
              <span className={styles.nameText}>{name}</span>
              {place === undefined ? null : <span className={styles.position}>{place}</span>}
            </h1>
            <span className={styles.wide}>
              <NeighborButton neighbor={next} side="Next" />
            </span>
          </>
        )
      }
      titleAt="middle"
      status={saveStatus ? <div className={styles.narrow}>{saveStatus}</div> : null}
      actions={
        <>
          <span className={styles.wide}>{saveStatus}</span>
          {actions}
          {primaryAction ?? (
            <Button variant="primary" size="small" onClick={onDone}>
              Done
            </Button>
          )}
        </>
      }
    />
  );
}

interface NeighborButtonProps {
  readonly neighbor: Neighbor | undefined;
  readonly side: "Previous" | "Next";
  readonly look?: "plain" | "float";
}

export function NeighborButton({ neighbor, side, look = "plain" }: NeighborButtonProps) {
  if (neighbor === undefined) return null;
  const Icon = side === "Previous" ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      label={`${side}: ${neighbor.name}`}
      look={look}
      icon={<Icon size={20} strokeWidth={1.6} aria-hidden="true" />}
      onClick={neighbor.onOpen}
    />
  );
}
