import type { Design, Opening } from "@photomap/design";
import { boxCenter } from "@photomap/geometry";
import { type Inputs, MAX_IMAGES_PER_OPENING } from "@photomap/project";
import { mapScene } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { memo, useMemo, useState } from "react";
import { MAP_STYLE } from "../../../theme/map-style.ts";
import { Frame } from "../../../ui/pictures/Frame.tsx";
import { draggedPhoto } from "./dragged-photo.ts";
import styles from "./PlacementMap.module.css";
import { RegionPicture } from "./RegionPicture.tsx";
import type { ReadPhoto } from "./read-photos.ts";

interface PlacementMapProps {
  readonly design: Design;
  readonly inputs: Inputs;
  readonly openings: readonly Opening[];
  readonly photosOf: ReadonlyMap<string, readonly ReadPhoto[]>;
  readonly chosenId: string | undefined;
  readonly onChoose: (openingId: string) => void;
  readonly onDropPhoto: (photoId: string, openingId: string) => void;
}

/** The map as it would become. The list beside it says the same in words, and does the same by keys. */
export function PlacementMap(props: PlacementMapProps) {
  const { design, inputs, openings, photosOf } = props;
  const [overId, setOverId] = useState<string>();
  const placed = openings.filter(({ id }) => (photosOf.get(id)?.length ?? 0) > 0);
  const isEmpty = ({ id }: Opening) => (inputs[id]?.images.length ?? 0) === 0;
  return (
    <div className={styles.hang} style={{ "--ratio": design.width / design.height }} aria-hidden>
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
                data-chosen={id === props.chosenId || undefined}
                data-over={id === overId || undefined}
                onClick={() => props.onChoose(id)}
                onDragOver={(event) => {
                  event.preventDefault();
                  if (id !== overId) setOverId(id);
                }}
                onDragLeave={() => setOverId(undefined)}
                onDrop={(event) => {
                  event.preventDefault();
                  setOverId(undefined);
                  const photoId = draggedPhoto(event.dataTransfer);
                  if (photoId !== undefined) props.onDropPhoto(photoId, id);
                }}
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

/** The bare map: photos that are there already are only hinted at, the new ones are to be seen. */
const Base = memo(function Base({ design, inputs }: Pick<PlacementMapProps, "design" | "inputs">) {
  const ops = useMemo(
    () => mapScene(design, withoutPhotos(inputs), { style: MAP_STYLE, labels: true }),
    [design, inputs],
  );
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

function withoutPhotos(inputs: Inputs): Inputs {
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
    // The key makes it a new chip at every count, which plays its small jump again.
    <span key={count} className={styles.count} style={{ left, top }}>
      {count}
    </span>
  );
});
