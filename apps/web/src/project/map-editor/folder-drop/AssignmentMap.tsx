import type { Design, Opening } from "@photomap/design";
import { boxCenter } from "@photomap/geometry";
import {
  arrangePhotos,
  getPrintOutline,
  type Inputs,
  MAX_IMAGES_PER_OPENING,
} from "@photomap/project";
import { mapScene } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { memo, useMemo } from "react";
import { Frame } from "../../../ui/pictures/Frame.tsx";
import { MAP_STYLE } from "../../../ui/theme/map-style.ts";
import styles from "./AssignmentMap.module.css";
import type { DroppedPhoto } from "./read-photos.ts";
import { usePhotoDrop } from "./use-photo-drop.ts";

interface PlacementMapProps {
  readonly design: Design;
  readonly inputs: Inputs;
  readonly openings: readonly Opening[];
  readonly photosOf: ReadonlyMap<string, readonly DroppedPhoto[]>;
  readonly selectedId: string | undefined;
  readonly onSelect: (openingId: string) => void;
  readonly onDropPhoto: (photoId: string, openingId: string) => void;
}

/** A preview for the mouse; the list beside it offers the same to keyboards and screen readers. */
export function AssignmentMap(props: PlacementMapProps) {
  const { design, inputs, openings, photosOf } = props;
  const { overId, getHandlers } = usePhotoDrop(props.onDropPhoto);
  const placed = openings.filter(({ id }) => (photosOf.get(id)?.length ?? 0) > 0);
  const isEmpty = ({ id }: Opening) => (inputs[id]?.images.length ?? 0) === 0;
  return (
    <div className={styles.frame} style={{ "--ratio": design.width / design.height }} aria-hidden>
      <Frame finish="white" railPx={8}>
        <div className={styles.board} style={{ aspectRatio: `${design.width} / ${design.height}` }}>
          <Base design={design} inputs={inputs} />
          <svg className={styles.layer} viewBox={`0 0 ${design.width} ${design.height}`}>
            {openings
              .filter((opening) => !isEmpty(opening))
              .map(({ id, layers }) => (
                <path key={id} className={styles.filled} d={layers.cut?.path} />
              ))}
            {placed.filter(isEmpty).map((opening) => (
              <RegionPicture
                key={opening.id}
                opening={opening}
                photos={(photosOf.get(opening.id) ?? []).slice(0, MAX_IMAGES_PER_OPENING)}
              />
            ))}
            {openings.map(({ id, layers }) => (
              <path
                key={id}
                role="presentation"
                className={styles.target}
                d={layers.cut?.path}
                data-selected={id === props.selectedId || undefined}
                data-over={id === overId || undefined}
                onClick={() => props.onSelect(id)}
                {...getHandlers(id)}
              />
            ))}
          </svg>
          {placed.map((opening) => (
            <CountChip
              key={opening.id}
              design={design}
              opening={opening}
              count={photosOf.get(opening.id)?.length ?? 0}
            />
          ))}
        </div>
      </Frame>
    </div>
  );
}

/** Font sizes relative to the longer side of the map, which is shown about 700 pixels long. */
const LABEL_SHARES = { largest: 1 / 60, smallest: 1 / 85 };

/** The map without its present photos, so that the new ones stand out. */
const Base = memo(function Base({ design, inputs }: Pick<PlacementMapProps, "design" | "inputs">) {
  const ops = useMemo(() => {
    const edge = Math.max(design.width, design.height);
    const labelSizes = {
      largest: edge * LABEL_SHARES.largest,
      smallest: edge * LABEL_SHARES.smallest,
    };
    const style = { ...MAP_STYLE, labelSizes };
    return mapScene(design, removeImages(inputs), { style, labels: true });
  }, [design, inputs]);
  return (
    <SceneSvg
      ops={ops}
      width={design.width}
      height={design.height}
      imageUrl={() => undefined}
      className={styles.layer ?? ""}
    />
  );
});

function removeImages(inputs: Inputs): Inputs {
  const bare = Object.entries(inputs).map(([id, input]) => [id, { ...input, images: [] }] as const);
  return Object.fromEntries(bare);
}

interface CountChipProps {
  readonly design: Design;
  readonly opening: Opening;
  readonly count: number;
}

const CountChip = memo(function CountChip({ design, opening, count }: CountChipProps) {
  const box = opening.layers.cut?.box;
  const at = opening.labelPoint ?? (box === undefined ? undefined : boxCenter(box));
  if (at === undefined) return null;
  const left = `${(100 * at.x) / design.width}%`;
  const top = `${(100 * at.y) / design.height}%`;
  return (
    // A new key for every count restarts the animation.
    <span key={count} className={styles.count} style={{ left, top }}>
      {count}
    </span>
  );
});

interface RegionPictureProps {
  readonly opening: Opening;
  readonly photos: readonly DroppedPhoto[];
}

/** The new photos of a region in the layout they will get. */
const RegionPicture = memo(function RegionPicture({ opening, photos }: RegionPictureProps) {
  const { cut } = opening.layers;
  const outline = getPrintOutline(opening);
  if (cut === undefined || outline === undefined) return null;
  const clipId = `folder-drop-${opening.id}`;
  const boxes = arrangePhotos(photos, outline);
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

/** Spares unchanged regions a render: the lists are recreated with every photo that is read. */
function hasSamePhotos(before: RegionPictureProps, after: RegionPictureProps): boolean {
  return (
    before.opening === after.opening &&
    before.photos.length === after.photos.length &&
    before.photos.every((photo, i) => photo === after.photos[i])
  );
}
