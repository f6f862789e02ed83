import { memo, type ReactNode } from "react";
import styles from "./RegionTwin.module.css";

interface RegionButtonProps {
  readonly id: string;
  readonly label: string;
  /** Of the board, from 0 to 1. */
  readonly left: number;
  readonly top: number;
  readonly isIncluded: boolean;
  /** The one of all regions that Tab stops at. */
  readonly isCurrent: boolean;
  readonly badge: ReactNode;
}

/** Seen only by its outline on the map, which is drawn elsewhere. */
export const RegionButton = memo(function RegionButton(props: RegionButtonProps) {
  return (
    <div
      className={styles.place}
      style={{ left: `${props.left * 100}%`, top: `${props.top * 100}%` }}
    >
      <button
        type="button"
        className={styles.control}
        aria-label={props.label}
        aria-disabled={!props.isIncluded || undefined}
        tabIndex={props.isCurrent ? 0 : -1}
        data-opening-id={props.id}
      />
      {props.badge === undefined ? null : <div className={styles.badge}>{props.badge}</div>}
    </div>
  );
});
