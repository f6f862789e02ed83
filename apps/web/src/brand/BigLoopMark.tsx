/** A road that goes all the way around the mountains and meets itself again. */
export function BigLoopMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <path
        d="M11.5 25.5 17 16l3.2 5 2-3 6 7.5Z"
        fill="var(--accent-deep)"
        strokeLinejoin="round"
      />
      <circle cx="20" cy="20" r="14.5" stroke="var(--accent)" strokeWidth="6.6" />
      <circle
        cx="20"
        cy="20"
        r="14.5"
        stroke="var(--mat)"
        strokeWidth="1.3"
        strokeDasharray="4.1 3.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
