import { formatMapSize, formatSize } from "@photomap/design";
import { Link } from "react-router";
import { formatPhotoCountRange } from "../../project/designs/describe-design.ts";
import { describeOutputs, describeSheetCount } from "./describe-size.ts";
import styles from "./MapSizes.module.css";
import type { MapGroup } from "./map-page-data.ts";

/** The sizes on the wall and on paper. A single one is not repeated: `MapHero` shows it. */
export function MapSizes({ group }: { readonly group: MapGroup }) {
  const { designs } = group;
  if (designs.length === 1) return null;
  return (
    <section className={styles.section} aria-labelledby="sizes">
      <h2 id="sizes">{designs.length} sizes</h2>
      <ul className={styles.sizes}>
        {designs.map((design) => (
          <li key={design.id} className={styles.size}>
            <h3>{formatMapSize(design)}</h3>
            <p>{formatPhotoCountRange(design)}</p>
            <p>{describeOutputs(design)}</p>
            <p>Prints at home on {describeSheetCount(design)}</p>
            <Link
              to={`/p/new/${design.id}`}
              aria-label={`Start at this size: ${formatSize(design)}`}
            >
              Start at this size
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
