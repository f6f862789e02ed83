import { type Design, findOpening, type Opening } from "@photomap/design";
import { growBox, translation } from "@photomap/geometry";
import type { Inputs, OpeningInput } from "@photomap/project";
import { mapScene, placeOps } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { useMemo } from "react";
import { MAP_STYLE } from "../../ui/theme/map-style.ts";
import { useFindPhotoUrl } from "../store/project-context.ts";
import styles from "./ConflictDialog.module.css";

/** More rows would hide the choices below them. */
const MAX_ROWS = 3;
const MARGIN = 4;
const EDGE_PX = 256;
const BARE_STYLE = { ...MAP_STYLE, mat: "none" };

interface ConflictPicturesProps {
  readonly design: Design;
  readonly openingIds: readonly string[];
  readonly mine: Inputs;
  readonly theirs: Inputs;
}

/** Both versions of the first openings that were changed twice. */
export function ConflictPictures({ design, openingIds, mine, theirs }: ConflictPicturesProps) {
  const openings = openingIds.flatMap((id) => findOpening(design, id) ?? []);
  return (
    <div className={styles.pictures}>
      {openings.slice(0, MAX_ROWS).map((opening) => (
        <div key={opening.id} className={styles.row}>
          <Version caption="Yours, on this device" opening={opening} input={mine[opening.id]} />
          <Version
            caption="Theirs, on another device"
            opening={opening}
            input={theirs[opening.id]}
          />
        </div>
      ))}
    </div>
  );
}

interface VersionProps {
  readonly caption: string;
  readonly opening: Opening;
  readonly input: OpeningInput | undefined;
}

function Version({ caption, opening, input }: VersionProps) {
  const photoUrl = useFindPhotoUrl();
  const layer = opening.layers.cut ?? opening.layers.print ?? opening.layers.outer;
  const box = useMemo(() => layer && growBox(layer.box, MARGIN), [layer]);
  const ops = useMemo(() => {
    if (box === undefined) return [];
    const shown: Opening = { ...opening, enabled: true };
    const inputs = input === undefined ? {} : { [opening.id]: { ...input, enabled: true } };
    const scene = mapScene({ ...box, features: [shown] }, inputs, { style: BARE_STYLE });
    return placeOps(scene, translation(-box.x, -box.y));
  }, [opening, input, box]);
  if (box === undefined) return null;
  return (
    <figure className={styles.version}>
      <SceneSvg
        ops={ops}
        width={box.width}
        height={box.height}
        imageUrl={({ src }) => photoUrl(src, EDGE_PX)}
        label={`${opening.name}: ${caption}, ${describeInput(input)}`}
      />
      <figcaption>
        {caption}
        <span className={styles.count}>{describeInput(input)}</span>
      </figcaption>
    </figure>
  );
}

function describeInput(input: OpeningInput | undefined): string {
  const count = input?.images.length ?? 0;
  if (input?.enabled === false) return "not included";
  if (count === 0) return "no photos";
  return count === 1 ? "1 photo" : `${count} photos`;
}
