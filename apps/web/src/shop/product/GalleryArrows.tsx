import { ChevronDown } from "lucide-react";
import styles from "./GalleryArrows.module.css";

/** Buttons to the previous and the next picture, at its edges. */
export function GalleryArrows({ onStep }: { readonly onStep: (by: 1 | -1) => void }) {
  return (
    <>
      <button
        type="button"
        className={styles.arrow}
        data-side="left"
        aria-label="Previous picture"
        onClick={() => onStep(-1)}
      >
        <ChevronDown size={22} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        data-side="right"
        aria-label="Next picture"
        onClick={() => onStep(1)}
      >
        <ChevronDown size={22} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </>
  );
}
