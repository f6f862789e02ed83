import type { MarkProps } from "./BrandMark.tsx";

/** A road that leaves, goes all the way around and comes home. */
export function BigLoopMark({ size }: MarkProps) {
  const road = "M4 34C13 33 20.5 27 25 20.5 28 16 27.5 7 20 7S12 16 15 20.5C19.5 27 27 33 36 34";
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <path d={road} stroke="var(--accent-deep)" strokeWidth="8" strokeLinecap="round" />
      <path d={road} stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
      <path
        d={road}
        stroke="var(--card)"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeDasharray="3.4 3.6"
      />
    </svg>
  );
}
