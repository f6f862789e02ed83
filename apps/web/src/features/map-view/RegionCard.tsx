import { type DragEvent, useState } from "react";
import type { MapViewProps } from "./map-view-props.ts";
import styles from "./RegionList.module.css";
import { RegionShape } from "./RegionShape.tsx";
import type { Region } from "./region.ts";

interface RegionCardProps extends Pick<MapViewProps, "photoUrl" | "onOpen" | "onDropFiles"> {
  readonly region: Region;
}

export function RegionCard({ region, photoUrl, onOpen, onDropFiles }: RegionCardProps) {
  const [isOver, setOver] = useState(false);
  const { opening, images } = region;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    onDropFiles(event.dataTransfer, opening);
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
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <RegionShape region={region} photoUrl={photoUrl} />
        <span className={styles.name}>{opening.name}</span>
        {images.length > 1 ? <span className={styles.count}>{images.length} photos</span> : null}
      </button>
    </li>
  );
}
