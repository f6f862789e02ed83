import styles from "./ProgressRing.module.css";

interface ProgressRingProps {
  readonly value: number;
  readonly total: number;
  /** The plural of the regions: states, counties, countries. */
  readonly noun: string;
}

const RADIUS = 13;
const LENGTH = 2 * Math.PI * RADIUS;

export function ProgressRing({ value, total, noun }: ProgressRingProps) {
  const share = total > 0 ? Math.min(1, value / total) : 0;
  return (
    <div className={styles.progress} data-complete={share === 1 || undefined}>
      <progress
        className="visually-hidden"
        aria-label="Progress"
        max={Math.max(1, total)}
        value={value}
        aria-valuetext={`${value} of ${total} ${noun}`}
      />
      <svg width="34" height="34" viewBox="0 0 34 34" fill="none" aria-hidden="true">
        <circle className={styles.track} cx="17" cy="17" r={RADIUS} />
        <circle
          className={styles.done}
          cx="17"
          cy="17"
          r={RADIUS}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 17 17)"
        />
      </svg>
      <span aria-hidden="true">
        <span className={styles.figure}>
          {value}/{total}
        </span>
        <span data-noun> {noun}</span>
      </span>
    </div>
  );
}
