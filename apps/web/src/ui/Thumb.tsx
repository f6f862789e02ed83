import styles from "./Thumb.module.css";

interface ThumbProps {
  readonly imageUrl: string;
  /** What the photo shows or is called. */
  readonly label: string;
  readonly selected?: boolean;
  /** Its place in the opening, from 1, once it is in it. */
  readonly place?: number;
  readonly onSelect: () => void;
}

export function Thumb({ imageUrl, label, selected = false, place, onSelect }: ThumbProps) {
  return (
    <button type="button" className={styles.thumb} aria-pressed={selected} onClick={onSelect}>
      <img src={imageUrl} alt={label} width={64} height={64} />
      {place === undefined ? null : <span className={styles.place}>{place}</span>}
    </button>
  );
}
