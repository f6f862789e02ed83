import styles from "./Skeleton.module.css";

interface SkeletonProps {
  readonly height: number | string;
  readonly width?: number | string;
  readonly shape?: "text" | "tile" | "round";
}

/** A loading placeholder; its container sets aria-busy. */
export function Skeleton({ height, width = "100%", shape = "text" }: SkeletonProps) {
  return (
    <span className={`${styles.skeleton} shimmer`} data-shape={shape} style={{ height, width }} />
  );
}
