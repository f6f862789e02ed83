import { MAP_OVERLAP_POINTS, type MapTiling } from "@photomap/printing";
import styles from "./SheetSeams.module.css";

interface SheetLinesProps {
  readonly map: { readonly width: number; readonly height: number };
  readonly tiling: MapTiling;
}

/** The seams between the sheets, over a picture of the map. */
export function SheetSeams({ map, tiling }: SheetLinesProps) {
  const { sheets } = tiling;
  const half = MAP_OVERLAP_POINTS / 2;
  const seams = [
    ...sheets.flatMap(({ row, column, part }) =>
      row === 1 && column > 1 ? [`M${part.x + half} 0V${map.height}`] : [],
    ),
    ...sheets.flatMap(({ row, column, part }) =>
      column === 1 && row > 1 ? [`M0 ${part.y + half}H${map.width}`] : [],
    ),
  ];
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${map.width} ${map.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.halo} d={seams.join("")} />
      <path className={styles.line} d={seams.join("")} />
    </svg>
  );
}
