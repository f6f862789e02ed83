import type { Camera } from "../../ui/viewport/camera.ts";
import type { RegionView } from "./region.ts";
import styles from "./SuggestionOutlines.module.css";

interface SuggestedRegionsProps {
  readonly regions: readonly RegionView[];
  readonly camera: Camera;
}

/** Outlines of regions with suggestions, above the picture; suggested photos are paler. */
export function SuggestionOutlines({ regions, camera }: SuggestedRegionsProps) {
  const suggested = regions.filter(({ suggestion }) => suggestion !== undefined);
  if (suggested.length === 0) return null;
  const { width, height } = camera.content;
  return (
    <svg className={styles.layer} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {suggested.map(({ opening, suggestion }) => (
        <g key={opening.id} data-shown={suggestion?.isShown || undefined}>
          <path className={styles.wide} d={opening.layers.cut?.path} fillRule="evenodd" />
          <path className={styles.thin} d={opening.layers.cut?.path} />
        </g>
      ))}
    </svg>
  );
}
