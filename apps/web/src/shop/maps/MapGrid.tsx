import { Link } from "react-router";
import type { MapTileFragment } from "../../platform/api/generated/graphql.ts";
import { formatSizeAndPhotoCounts, formatSizes } from "../../project/designs/describe-design.ts";
import { MapPicture } from "../../project/designs/MapPicture.tsx";
import styles from "./MapGrid.module.css";

interface MapTileProps {
  readonly map: MapTileFragment;
  /** Loads the picture at once, for the first row of a page. */
  readonly eager?: boolean;
  readonly heading?: "h2" | "h3";
}

function MapTile({ map, eager = false, heading: Heading = "h3" }: MapTileProps) {
  return (
    <article className={styles.tile}>
      <MapPicture design={map.mainDesign} loading={eager ? "eager" : "lazy"} />
      <Heading className={styles.name}>
        <Link to={`/maps/${map.slug}`}>{map.name}</Link>
      </Heading>
      <p className={styles.fact}>{formatSizes(map)}</p>
      <p className={styles.fact}>{formatSizeAndPhotoCounts(map)}</p>
    </article>
  );
}

/** Tiles that a wide page shows in its first row. */
const FIRST_ROW = 5;

interface MapGridProps {
  readonly maps: readonly MapTileFragment[];
  /** Whether its first row is above the fold. */
  readonly eager?: boolean;
  readonly heading?: "h2" | "h3";
}

export function MapGrid({ maps, eager = false, heading = "h3" }: MapGridProps) {
  return (
    <ul className={styles.grid}>
      {maps.map((map, index) => (
        <li key={map.slug}>
          <MapTile map={map} eager={eager && index < FIRST_ROW} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
