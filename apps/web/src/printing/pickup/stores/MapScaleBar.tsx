import styles from "./StoreMap.module.css";

const MILES = [0.5, 1, 2, 5, 10, 20, 50, 100];
const MAX_WIDTH_PX = 120;

/** A scale bar of the longest round distance that fits. */
export function MapScaleBar({ pxPerMile }: { readonly pxPerMile: number }) {
  const miles = MILES.findLast((each) => each * pxPerMile <= MAX_WIDTH_PX) ?? MILES[0]!;
  return (
    <span className={styles.scale}>
      <span className={styles.bar} style={{ width: miles * pxPerMile }} />
      {miles} mi
    </span>
  );
}
