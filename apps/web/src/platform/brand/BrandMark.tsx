import { useBrand } from "./brand.ts";

export function BrandMark({ size }: { readonly size: number }) {
  return useBrand().id === "pm" ? <PhotomapMark size={size} /> : <BigLoopMark size={size} />;
}

/** A photo folded in three like a road map, with a pin on it. */
function PhotomapMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M3 9.5 14 5v26L3 35.5Z" fill="var(--accent)" />
      <path d="M14 5l12 4.5v26L14 31Z" fill="var(--accent-edge)" />
      <path d="M26 9.5 37 5v26l-11 4.5Z" fill="var(--accent)" />
      <path
        d="M20 9.4c-3.5 0-6.2 2.7-6.2 6.1 0 4.5 6.2 11 6.2 11s6.2-6.5 6.2-11c0-3.4-2.7-6.1-6.2-6.1Z"
        fill="var(--mat)"
      />
      <circle cx="20" cy="15.6" r="2.5" fill="var(--accent-deep)" />
    </svg>
  );
}

/** A circular road around mountains. */
function BigLoopMark({ size }: { readonly size: number }) {
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
