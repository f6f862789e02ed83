import { photoMatrix } from "@photomap/project";
import { useId } from "react";
import type { MapViewProps } from "./map-view-props.ts";
import styles from "./RegionList.module.css";
import type { RegionView } from "./region.ts";

const EDGE_PX = 256;
/** The padding as a share of the shape, so that its outline is not clipped. */
const PADDING = 0.03;

/** A thumbnail of one region with its photos, or its dashed outline. */
export function RegionThumbnail({
  region,
  photoUrl,
}: {
  readonly region: RegionView;
  readonly photoUrl: MapViewProps["photoUrl"];
}) {
  const clipId = useId();
  const { box, opening, images } = region;
  const padding = Math.max(box.width, box.height) * PADDING;
  const viewBox = [
    box.x - padding,
    box.y - padding,
    box.width + 2 * padding,
    box.height + 2 * padding,
  ].join(" ");
  const outline = { d: opening.layers.cut?.path };
  return (
    <svg className={styles.shape} viewBox={viewBox} aria-hidden="true">
      <clipPath id={clipId}>
        <path {...outline} clipRule="evenodd" />
      </clipPath>
      <path {...outline} className={styles.fill} fillRule="evenodd" />
      <g clipPath={`url(#${clipId})`}>
        {images.map((image) => (
          <image
            key={`${image.id} ${image.x} ${image.y}`}
            href={photoUrl(image.id, EDGE_PX)}
            width={1}
            height={1}
            preserveAspectRatio="none"
            transform={`matrix(${photoMatrix(image).join(" ")})`}
          />
        ))}
      </g>
      <path {...outline} className={styles.edge} data-empty={images.length === 0 || undefined} />
    </svg>
  );
}
