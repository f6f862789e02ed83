import { formatSize } from "@photomap/design";
import styles from "./MapRegions.module.css";
import type { MapPageData } from "./map-page-data.ts";

const BY_NAME = new Intl.Collator("en");

/** All regions with the size of their openings; nothing for a map of a single one. */
export function MapRegions({ map: { group, regions } }: { readonly map: MapPageData }) {
  const { regionTypePlural, width, height } = group.mainDesign;
  const hasNames = group.family !== "MOSAICS" && regions.length > 1;
  if (!hasNames) return null;
  const sorted = regions.toSorted((a, b) => BY_NAME.compare(a.name, b.name));
  return (
    <section className={styles.section} aria-labelledby="regions">
      <h2 id="regions">
        All {regions.length} {regionTypePlural}
      </h2>
      <p className={styles.lead}>
        The size of each opening on the {formatSize({ width, height })} map.
      </p>
      <details className={styles.details}>
        <summary>
          {sorted[0]?.name} to {sorted.at(-1)?.name}
        </summary>
        <ul className={styles.list}>
          {sorted.map((region) => (
            <li key={region.name}>
              {region.name} <span className={styles.size}>{formatSize(region)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
