import styles from "./ProgressBar.module.css";

interface ProgressBarProps {
  readonly label: string;
  /** The share that is done, from 0 to 1; undefined while indeterminate. */
  readonly share?: number;
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <progress className="visually-hidden" aria-label={label} max={100} value={percent} />
      <div className={styles.head} aria-hidden="true">
        <span>{label}</span>
        {percent === undefined ? null : <span>{percent}%</span>}
      </div>
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.done}
          data-unknown={percent === undefined || undefined}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
