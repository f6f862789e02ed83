import { TriangleAlert } from "lucide-react";
import { type DragEvent, type SyntheticEvent, useState } from "react";
import { isEditKey } from "./map-gestures.ts";
import type { MapViewProps } from "./map-view-props.ts";
import styles from "./RegionList.module.css";
import { RegionThumbnail } from "./RegionThumbnail.tsx";
import type { RegionView } from "./region.ts";

type RegionCallbacks = Pick<MapViewProps, "photoUrl" | "onOpen" | "onEdit" | "onDropFiles">;

interface RegionListProps
  extends RegionCallbacks,
    Pick<MapViewProps, "design" | "canOpenExcluded"> {
  readonly regions: readonly RegionView[];
}

/** The map as a list of empty, filled, uncounted and excluded regions. */
export function RegionList(props: RegionListProps) {
  const { design, regions, photoUrl, onOpen, onEdit, onDropFiles, canOpenExcluded } = props;
  const counted = regions.filter(({ isCounted }) => isCounted);
  const empty = counted.filter(({ images }) => images.length === 0);
  const filled = counted.filter(({ images }) => images.length > 0);
  const uncounted = regions.filter(({ isIncluded, isCounted }) => isIncluded && !isCounted);
  const excluded = regions.filter(({ isIncluded }) => !isIncluded);
  const renderCards = (shown: readonly RegionView[]) => (
    <ul className={styles.cards}>
      {shown.map((region) => (
        <RegionCard
          key={region.opening.id}
          region={region}
          photoUrl={photoUrl}
          onOpen={onOpen}
          {...(onEdit && { onEdit })}
          onDropFiles={onDropFiles}
        />
      ))}
    </ul>
  );
  const dropOutsideCards = (event: DragEvent) => {
    event.preventDefault();
    onDropFiles(event.dataTransfer, undefined);
  };
  return (
    // Cards stop the propagation of their own drops.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.list}
      aria-label={`${design.name}: ${design.regionTypePlural}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropOutsideCards}
    >
      {empty.length > 0 ? <h2>{empty.length} still to fill</h2> : null}
      {renderCards(empty)}
      {filled.length > 0 ? <h2>{filled.length} filled</h2> : null}
      {renderCards(filled)}
      {uncounted.length > 0 ? (
        <>
          <h2>{uncounted.length} more, optional</h2>
          <p className={styles.note}>
            These don't count toward the {counted.length} {design.regionTypePlural}.
          </p>
          {renderCards(uncounted)}
        </>
      ) : null}
      {excluded.length > 0 ? (
        <p className={styles.excluded}>
          Not included:{" "}
          {canOpenExcluded
            ? excluded.map(({ opening, label }) => (
                <button
                  key={opening.id}
                  type="button"
                  aria-label={label}
                  onClick={() => onOpen(opening)}
                >
                  {opening.name}
                </button>
              ))
            : excluded.map(({ opening }) => opening.name).join(", ")}
        </p>
      ) : null}
    </section>
  );
}

function RegionCard({
  region,
  photoUrl,
  onOpen,
  onEdit,
  onDropFiles,
}: RegionCallbacks & { readonly region: RegionView }) {
  const [isOver, setOver] = useState(false);
  const { opening, images } = region;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    onDropFiles(event.dataTransfer, opening);
  };
  const edit = (event: SyntheticEvent) => {
    if (onEdit === undefined) return;
    event.preventDefault();
    onEdit(opening);
  };
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        aria-label={region.label}
        data-opening-id={opening.id}
        data-over={isOver || undefined}
        onClick={() => onOpen(opening)}
        onContextMenu={edit}
        onKeyDown={(event) => {
          if (isEditKey(event)) edit(event);
        }}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <RegionThumbnail region={region} photoUrl={photoUrl} />
        <span className={styles.name}>{opening.name}</span>
        {images.length > 1 ? <span className={styles.count}>{images.length} photos</span> : null}
        {region.mark === undefined ? null : (
          <span className={styles.mark}>
            <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
            <span>{region.mark}</span>
          </span>
        )}
      </button>
    </li>
  );
}
