import { type Design, type Opening, openingsOf } from "@photomap/design";
import { type Inputs, isIncluded } from "@photomap/project";
import { type MapSceneOptions, mapScene } from "@photomap/scene";
import { SceneSvg } from "@photomap/scene/react";
import { useMemo } from "react";
import { MAP_STYLE } from "../../theme/map-style.ts";
import styles from "./MapCanvas.module.css";
import { OpeningTarget } from "./OpeningTarget.tsx";

interface MapCanvasProps {
  readonly design: Design;
  readonly inputs: Inputs;
  readonly look: Pick<MapSceneOptions, "background" | "outputOption">;
  readonly photoUrl: (id: string) => string | undefined;
  readonly onPhotos: (opening: Opening, photos: readonly File[]) => void;
}

/** The map as it will be printed, with a control over every opening. */
export function MapCanvas({ design, inputs, look, photoUrl, onPhotos }: MapCanvasProps) {
  const ops = useMemo(
    () => mapScene(design, inputs, { ...look, style: MAP_STYLE, labels: true }),
    [design, inputs, look],
  );
  const openings = openingsOf(design).filter(
    (opening) =>
      opening.layers.cut !== undefined &&
      isIncluded(opening, inputs[opening.id], look.outputOption),
  );
  return (
    <div className={styles.board} style={{ aspectRatio: `${design.width} / ${design.height}` }}>
      <SceneSvg
        ops={ops}
        width={design.width}
        height={design.height}
        imageUrl={({ src }) => photoUrl(src)}
        className={styles.scene ?? ""}
      />
      <svg
        className={styles.targets}
        viewBox={`0 0 ${design.width} ${design.height}`}
        role="group"
        aria-label={`${design.name}: ${design.regionTypePlural}`}
      >
        {openings.map((opening) => (
          <OpeningTarget
            key={opening.id}
            opening={opening}
            photoCount={inputs[opening.id]?.images.length ?? 0}
            onPhotos={(photos) => onPhotos(opening, photos)}
          />
        ))}
      </svg>
    </div>
  );
}
