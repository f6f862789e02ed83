import { MapGrid } from "./MapGrid.tsx";
import { MapHero } from "./MapHero.tsx";
import styles from "./MapPage.module.css";
import { MapProducts } from "./MapProducts.tsx";
import { MapRegions } from "./MapRegions.tsx";
import { MapSizes } from "./MapSizes.tsx";
import { MapSteps } from "./MapSteps.tsx";
import type { MapPageData } from "./map-page-data.ts";

/** The public page of one map. */
export function MapPage({ map }: { readonly map: MapPageData }) {
  return (
    <>
      <MapHero map={map} />
      <MapProducts map={map} />
      <MapSizes group={map.group} />
      <div className={styles.steps}>
        <MapSteps map={map} />
      </div>
      <MapRegions map={map} />
      <section className={styles.related} aria-labelledby="related">
        <h2 id="related">More maps</h2>
        <MapGrid maps={map.related} />
      </section>
    </>
  );
}
