import type { Opening } from "@photomap/design";
import { type DragEvent, type KeyboardEvent, useState } from "react";
import { choosePhotos } from "../../uploads/choose-photos.ts";
import styles from "./OpeningTarget.module.css";

interface OpeningTargetProps {
  readonly opening: Opening;
  readonly photoCount: number;
  readonly onPhotos: (photos: readonly File[]) => void;
}

/** Takes a drop, a click, a tap, Enter or Space: each ends in photos for this opening. */
export function OpeningTarget({ opening, photoCount, onPhotos }: OpeningTargetProps) {
  const [isOver, setOver] = useState(false);
  const choose = async () => {
    const photos = await choosePhotos();
    if (photos.length > 0) onPhotos(photos);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onPhotos([...event.dataTransfer.files]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    void choose();
  };
  const state =
    photoCount === 0 ? "add a photo" : `${photoCount} ${photoCount === 1 ? "photo" : "photos"}`;
  return (
    <path
      className={styles.target}
      d={opening.layers.cut?.path}
      fillRule="evenodd"
      data-over={isOver || undefined}
      role="button"
      tabIndex={0}
      aria-label={`${opening.name}: ${state}`}
      onClick={() => void choose()}
      onKeyDown={press}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    />
  );
}
