import { Plus } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Thumb.module.css";
import { usePictureLoad } from "./use-picture-load.ts";

interface ThumbProps
  extends Omit<ComponentPropsWithRef<"button">, "className" | "children" | "onSelect"> {
  /** Undefined while the photo has no URL yet. */
  readonly imageUrl: string | undefined;
  /** The alternative text. */
  readonly label: string;
  readonly selected?: boolean;
  /** Whether the photo is hovered, here or on the canvas. */
  readonly highlighted?: boolean;
  /** The 1-based position in the opening. */
  readonly place?: number | undefined;
  readonly onSelect: () => void;
  /** An overlay, for example the upload progress. */
  readonly children?: ReactNode;
}

export function Thumb(props: ThumbProps) {
  const {
    imageUrl,
    label,
    selected = false,
    highlighted,
    place,
    onSelect,
    children,
    ...rest
  } = props;
  const { attempt, isSlow, onLoad, onError } = usePictureLoad(imageUrl);
  return (
    <button
      {...rest}
      type="button"
      className={isSlow ? `${styles.thumb} shimmer` : styles.thumb}
      aria-pressed={selected}
      data-highlighted={highlighted || undefined}
      onClick={onSelect}
    >
      {imageUrl === undefined ? (
        <span className="visually-hidden">{label}</span>
      ) : (
        <img
          key={attempt}
          src={imageUrl}
          alt={label}
          width={64}
          height={64}
          draggable={false}
          onLoad={onLoad}
          onError={onError}
        />
      )}
      {children}
      {place === undefined ? null : <span className={styles.place}>{place}</span>}
    </button>
  );
}

interface AddThumbProps {
  readonly label: string;
  readonly onSelect: () => void;
}

export function AddThumb({ label, onSelect }: AddThumbProps) {
  return (
    <button type="button" className={styles.add} onClick={onSelect}>
      <Plus size={18} strokeWidth={1.8} aria-hidden="true" />
      {label}
    </button>
  );
}
