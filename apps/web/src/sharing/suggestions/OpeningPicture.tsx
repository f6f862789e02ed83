import type { Opening } from "@photomap/design";
import { growBox, translation } from "@photomap/geometry";
import type { OpeningInput } from "@photomap/project";
import { mapScene, placeOps } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { useMemo } from "react";
import type { FindPhotoUrl } from "../../project/store/photo-addresses.ts";
import { MAP_STYLE } from "../../ui/theme/map-style.ts";

interface OpeningPictureProps {
  readonly opening: Opening;
  readonly input: Pick<OpeningInput, "images" | "background" | "modifiedAt"> | undefined;
  readonly photoUrl: FindPhotoUrl;
  /** The longer side of the photos. */
  readonly edgePx: number;
  readonly label: string;
}

const MARGIN = 4;
const BARE_STYLE = { ...MAP_STYLE, mat: "none" };

/** One opening with its photos, clipped to its outline. */
export function OpeningPicture(props: OpeningPictureProps) {
  const { opening, input, photoUrl, edgePx, label } = props;
  const layer = opening.layers.cut ?? opening.layers.print ?? opening.layers.outer;
  const box = useMemo(() => layer && growBox(layer.box, MARGIN), [layer]);
  const ops = useMemo(() => {
    if (box === undefined) return [];
    const shown: Opening = { ...opening, enabled: true };
    const inputs =
      input === undefined
        ? {}
        : { [opening.id]: { ...input, type: "OPENING", enabled: true } as const };
    const scene = mapScene({ ...box, features: [shown] }, inputs, { style: BARE_STYLE });
    return placeOps(scene, translation(-box.x, -box.y));
  }, [opening, input, box]);
  if (box === undefined) return null;
  return (
    <SceneSvg
      ops={ops}
      width={box.width}
      height={box.height}
      imageUrl={({ src }) => photoUrl(src, edgePx)}
      label={label}
    />
  );
}
