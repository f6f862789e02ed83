import { type PointerEvent, type ReactNode, useId, useRef } from "react";
import type { ProductPictureFragment } from "../../platform/api/generated/graphql.ts";
import { ProductPicture } from "../catalog/ProductPicture.tsx";
import styles from "./Gallery.module.css";

/** The `sizes` of the large picture: the page without its margins, or its column. */
const SIZES = "(max-width: 900px) calc(100vw - 40px), (max-width: 1320px) 54vw, 690px";

/** A drawing of the person's own map, shown like a picture of the catalog. */
export interface OwnMapPicture {
  readonly thumbUrl: string | undefined;
  readonly label: string;
  readonly picture: ReactNode;
}

interface GalleryProps {
  readonly pictures: readonly ProductPictureFragment[];
  /** The drawing to show before the pictures; undefined without a map. */
  readonly live: OwnMapPicture | undefined;
  readonly index: number;
  readonly onSelect: (index: number) => void;
  /** Replaces the large picture. */
  readonly wall: ReactNode;
  /** The controls on the large picture; on phones they are below it. */
  readonly children: ReactNode;
}

export function Gallery({ pictures, live, index, onSelect, wall, children }: GalleryProps) {
  const count = pictures.length + (live === undefined ? 0 : 1);
  const picture = pictures[live === undefined ? index : index - 1];
  const swipe = useSwipe((step) => onSelect((index + step + count) % count));
  return (
    <section className={styles.gallery} aria-label="Pictures">
      <div className={styles.large}>
        <div className={styles.stage} {...(count > 1 && swipe)}>
          {wall ??
            (picture === undefined ? (
              live?.picture
            ) : (
              <ProductPicture picture={picture} sizes={SIZES} eager />
            ))}
        </div>
        {children}
      </div>
      {count > 1 ? (
        <Thumbs pictures={pictures} live={live} index={index} onSelect={onSelect} />
      ) : null}
    </section>
  );
}

type ThumbsProps = Pick<GalleryProps, "pictures" | "live" | "index" | "onSelect">;

/** Radio buttons: arrow keys show the next picture. */
function Thumbs({ pictures, live, index, onSelect }: ThumbsProps) {
  const group = useId();
  const thumbs = [
    ...(live === undefined ? [] : [{ url: live.thumbUrl, label: live.label, isMap: true }]),
    ...pictures.map(({ url256, altText }) => ({ url: url256, label: altText, isMap: undefined })),
  ];
  return (
    <fieldset className={styles.thumbs}>
      <legend className="visually-hidden">Picture</legend>
      {thumbs.map(({ url, label, isMap }, i) => (
        <label key={`${label} ${url}`} className={styles.thumb} data-map={isMap}>
          <input
            type="radio"
            name={group}
            aria-label={label === "" ? `Picture ${i + 1}` : label}
            checked={i === index}
            onChange={() => onSelect(i)}
          />
          {url === undefined ? null : (
            <img
              src={url}
              alt=""
              width={106}
              height={85}
              loading="lazy"
              decoding="async"
              fetchPriority="low"
            />
          )}
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
