import { MAP_FAMILIES } from "@photomap/design";
import type { MapTileFragment } from "../../platform/api/generated/graphql.ts";
import { CatalogHero } from "../../ui/layout/CatalogHero.tsx";
import { MapGrid } from "./MapGrid.tsx";
import { MapSearchForm } from "./MapSearchForm.tsx";
import styles from "./MapsPage.module.css";
import { FAMILY_TEXTS } from "./map-families.ts";

/** All maps by family. */
export function MapsPage({ maps }: { readonly maps: readonly MapTileFragment[] }) {
  const byFamily = Map.groupBy(maps, ({ family }) => family);
  const families = MAP_FAMILIES.filter((family) => byFamily.has(family));
  return (
    <>
      <CatalogHero
        headline={[`${maps.length} maps to`, "fill."]}
        lead="States, counties, countries and the world, in sizes for the RV and for the wall. Start any of them now: it's free until you order."
        search={<MapSearchForm />}
        linksLabel="Kinds of maps"
        links={families.map((family) => ({
          anchor: family.toLowerCase(),
          title: FAMILY_TEXTS[family].title,
        }))}
      />
      {families.map((family, index) => (
        <section
          key={family}
          className={styles.section}
          id={family.toLowerCase()}
          aria-labelledby={`${family}-title`}
        >
          <div className={styles.head}>
            <h2 id={`${family}-title`}>{FAMILY_TEXTS[family].title}</h2>
            <p className={styles.text}>{FAMILY_TEXTS[family].text}</p>
          </div>
          <MapGrid maps={byFamily.get(family) ?? []} eager={index === 0} />
        </section>
      ))}
    </>
  );
}
