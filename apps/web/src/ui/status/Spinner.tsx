import styles from "./Spinner.module.css";

interface SpinnerProps {
  /** Announced by screen readers; omit it inside controls with aria-busy. */
  readonly label?: string;
  readonly size?: number;
}

export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <span className={styles.spinner} role={label ? "status" : undefined}>
      <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2.4" opacity="0.25" />
        <path
          d="M18 10a8 8 0 0 0-8-8"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      {label ? <span className="visually-hidden">{label}</span> : null}
    </span>
  );
}
