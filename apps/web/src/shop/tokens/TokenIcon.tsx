/** A coin with the folded corner of a sticker, in the stroke of the other icons. */
export function TokenIcon({ size }: { readonly size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.5" />
      <path d="M8 9.2A1.7 1.7 0 0 1 9.7 7.5h4.6A1.7 1.7 0 0 1 16 9.2v3.6l-3.7 3.7H9.7A1.7 1.7 0 0 1 8 14.8z" />
      <path d="M16 12.8h-2a1.7 1.7 0 0 0-1.7 1.7v2" />
    </svg>
  );
}
