import { formatSize } from "@photomap/design";
import { formatSizes } from "../../project/designs/describe-design.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import { DescriptionItem } from "../../ui/layout/DescriptionItem.tsx";
import { Frame } from "../../ui/pictures/Frame.tsx";
import { createMapTexts } from "./create-map-texts.ts";
import { describeOutputs, describeSheetCount } from "./describe-size.ts";
import { FilledMapPicture } from "./FilledMapPicture.tsx";
import styles from "./MapHero.module.css";
import type { MapPageData } from "./map-page-data.ts";

export function MapHero({ map }: { readonly map: MapPageData }) {
  const { group } = map;
  const { lead } = createMapTexts(map);
  const { width, height, id } = group.mainDesign;
  return (
    <section className={styles.hero}>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={[{ label: "Maps", to: "/maps" }, { label: group.name }]} />
      </div>
      <div className={styles.row}>
        <div className={styles.words}>
          <h1>
            {group.name} <em>photo map</em>
          </h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <LinkButton to={`/p/new/${id}`} variant="primary">
              Start this map
            </LinkButton>
            <LinkButton to="/maps">See all maps</LinkButton>
          </div>
        </div>
        <div className={styles.art} style={{ "--ratio": width / height }}>
          <Frame finish="oak">
            <FilledMapPicture map={map} />
          </Frame>
        </div>
        <MapFacts map={map} />
      </div>
    </section>
  );
}

function MapFacts({ map: { group, regions } }: { readonly map: MapPageData }) {
  const { mainDesign, designs } = group;
  const [largest] = regions;
  const smallest = regions.at(-1);
  const [only] = designs.length === 1 ? designs : [];
  return (
    <dl className={styles.facts}>
      {regions.length > 1 ? (
        <DescriptionItem
          name={capitalize(mainDesign.regionTypePlural)}
          value={String(mainDesign.regionCount)}
        />
      ) : null}
      <DescriptionItem name={only ? "Size" : "Sizes"} value={formatSizes(group)} />
      {largest !== undefined && smallest !== undefined && largest !== smallest ? (
        <>
          <DescriptionItem
            name="Largest opening"
            value={`${largest.name}, ${formatSize(largest)}`}
          />
          <DescriptionItem
            name="Smallest opening"
            value={`${smallest.name}, ${formatSize(smallest)}`}
          />
        </>
      ) : null}
      {largest !== undefined && largest === smallest ? (
        <DescriptionItem name="Opening" value={formatSize(largest)} />
      ) : null}
      {only ? (
        <>
          <DescriptionItem name="Made as" value={describeOutputs(only)} />
          <DescriptionItem name="Printed at home" value={describeSheetCount(only)} />
        </>
      ) : null}
    </dl>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
