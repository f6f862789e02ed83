import type { Opening } from "@photomap/design";
import { arrangePhotos } from "@photomap/project";
import { memo } from "react";
import styles from "./PlacementMap.module.css";
import type { ReadPhoto } from "./read-photos.ts";

interface RegionPictureProps {
  readonly opening: Opening;
  readonly photos: readonly ReadPhoto[];
}

/** A region with its new photos, laid out as they will be. */
export const RegionPicture = memo(function RegionPicture({ opening, photos }: RegionPictureProps) {
  const { cut, print } = opening.layers;
  if (cut === undefined) return null;
  const clipId = `folder-drop-${opening.id}`;
  const boxes = arrangePhotos(photos, (print ?? cut).box);
  return (
    <g>
      <clipPath id={clipId}>
        <path d={cut.path} clipRule="evenodd" />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        {photos.map(({ id, thumbUrl }, i) => (
          <image key={id} href={thumbUrl} preserveAspectRatio="none" {...boxes[i]} />
        ))}
      </g>
      <path className={styles.edge} d={cut.path} />
    </g>
  );
}, hasSamePhotos);

/** The lists are made anew at every step of the reading; most regions stay as they were. */
function hasSamePhotos(before: RegionPictureProps, after: RegionPictureProps): boolean {
  return (
    before.opening === after.opening &&
    before.photos.length === after.photos.length &&
    before.photos.every((photo, i) => photo === after.photos[i])
  );
}
