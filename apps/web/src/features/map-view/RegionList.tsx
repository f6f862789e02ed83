import type { DragEvent } from "react";
import type { MapViewProps } from "./map-view-props.ts";
import { RegionCard } from "./RegionCard.tsx";
import styles from "./RegionList.module.css";
import type { Region } from "./region.ts";

interface RegionListProps extends MapViewProps {
  readonly regions: readonly Region[];
}

/** The map as a list: what is still empty, what is filled, what is left out. */
export function RegionList({ design, regions, photoUrl, onOpen, onDropFiles }: RegionListProps) {
  const included = regions.filter(({ isIncluded }) => isIncluded);
  const empty = included.filter(({ images }) => images.length === 0);
  const filled = included.filter(({ images }) => images.length > 0);
  const leftOut = regions.filter(({ isIncluded }) => !isIncluded);
  const cards = (shown: readonly Region[]) => (
    <ul className={styles.cards}>
      {shown.map((region) => (
        <RegionCard
          key={region.opening.id}
          region={region}
          photoUrl={photoUrl}
          onOpen={onOpen}
          onDropFiles={onDropFiles}
        />
      ))}
    </ul>
  );
  const dropBeside = (event: DragEvent) => {
    event.preventDefault();
    onDropFiles(event.dataTransfer, undefined);
  };
  return (
    // Only a drop beside the cards ends here; each card takes its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.list}
      aria-label={`${design.name}: ${design.regionTypePlural}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropBeside}
    >
      {empty.length > 0 ? <h2>{empty.length} still to fill</h2> : null}
      {cards(empty)}
      {filled.length > 0 ? <h2>{filled.length} filled</h2> : null}
      {cards(filled)}
      {leftOut.length > 0 ? (
        <p className={styles.leftOut}>
          Not included: {leftOut.map(({ opening }) => opening.name).join(", ")}
        </p>
      ) : null}
    </section>
  );
}
