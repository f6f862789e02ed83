import { Fullscreen } from "lucide-react";
import { lazy, type PointerEvent, type ReactNode, Suspense, useId, useRef, useState } from "react";
import type { ProductPictureFragment } from "../../platform/api/generated/graphql.ts";
import { ProductPicture } from "../catalog/ProductPicture.tsx";
import styles from "./Gallery.module.css";
import { GalleryArrows } from "./GalleryArrows.tsx";

/** The `sizes` of the large picture: the page without its margins, or its column. */
const SIZES = "(max-width: 900px) calc(100vw - 40px), (max-width: 1320px) 54vw, 690px";

/** Loaded when it is opened. */
const LargeView = lazy(async () => ({ default: (await import("./LargeView.tsx")).LargeView }));

interface GalleryProps {
  readonly pictures: readonly ProductPictureFragment[];
  readonly index: number;
  readonly onSelect: (index: number) => void;
  /** A drawing that replaces the large picture, of the person's own map for example. */
  readonly drawing: ReactNode;
  /** The controls on the large picture; on phones they are below it. */
  readonly children: ReactNode;
}

export function Gallery({ pictures, index, onSelect, drawing, children }: GalleryProps) {
  const count = pictures.length;
  const picture = pictures[index];
  const step = (by: 1 | -1) => onSelect((index + by + count) % count);
  const swipe = useSwipe(step);
  const [isLarge, setLarge] = useState(false);
  const hasSteps = count > 1;
  const show = (sizes: string) =>
    drawing ??
    (picture === undefined ? null : <ProductPicture picture={picture} sizes={sizes} eager />);
  return (
    <section className={styles.gallery} aria-label="Pictures">
      <div className={styles.large}>
        <div className={styles.stage} {...(hasSteps && swipe)}>
          {show(SIZES)}
        </div>
        {hasSteps ? <GalleryArrows onStep={step} /> : null}
        <button
          type="button"
          className={styles.enlarge}
          aria-label="Large view"
          onClick={() => setLarge(true)}
        >
          <Fullscreen size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
        {children}
      </div>
      {hasSteps ? <Thumbs pictures={pictures} index={index} onSelect={onSelect} /> : null}
      {isLarge ? (
        <Suspense>
          <LargeView onStep={hasSteps ? step : undefined} onClose={() => setLarge(false)}>
            {show("100vw")}
          </LargeView>
        </Suspense>
      ) : null}
    </section>
  );
}

type ThumbsProps = Pick<GalleryProps, "pictures" | "index" | "onSelect">;

/** Radio buttons: arrow keys show the next picture. */
function Thumbs({ pictures, index, onSelect }: ThumbsProps) {
  const group = useId();
  return (
    <fieldset className={styles.thumbs}>
      <legend className="visually-hidden">Picture</legend>
      {pictures.map(({ url256, altText }, i) => (
        <label key={url256} className={styles.thumb}>
          <input
            type="radio"
            name={group}
            aria-label={altText === "" ? `Picture ${i + 1}` : altText}
            checked={i === index}
            onChange={() => onSelect(i)}
          />
          <img
            src={url256}
            alt=""
            width={106}
            height={85}
            loading="lazy"
            decoding="async"
            fetchPriority="low"
          />
        </label>
      ))}
    </fieldset>
  );
}

/** CSS pixels that a finger moves sideways for the next picture. */
const SWIPE_PX = 40;

function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX }: PointerEvent) => {
      start.current = isPrimary && pointerType !== "mouse" ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const movedPx = start.current === undefined ? 0 : clientX - start.current;
      start.current = undefined;
      if (Math.abs(movedPx) >= SWIPE_PX) onSwipe(movedPx < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
