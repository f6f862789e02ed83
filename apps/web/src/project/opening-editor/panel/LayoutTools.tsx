import type { Opening } from "@photomap/design";
import {
  findPhotoLayout,
  getPixelSize,
  getPrintOutline,
  listPhotoLayouts,
  type OpeningImage,
  type PhotoLayout,
  type PhotoLayoutName,
} from "@photomap/project";
import { useId, useMemo } from "react";
import type { FindPhotoUrl } from "../../store/photo-addresses.ts";
import type { OpeningEditActions } from "../use-opening-editor.ts";
import styles from "./LayoutTools.module.css";

const LABELS: Readonly<Record<PhotoLayoutName, string>> = {
  SIDE_BY_SIDE: "Side by side",
  STACKED: "Stacked",
  LARGE_LEFT: "One large, left",
  LARGE_TOP: "One large, top",
  GRID: "Grid",
};

const THUMB_EDGE_PX = 128;

interface LayoutToolsProps {
  readonly opening: Opening;
  /** Ordered from the bottom layer to the top. */
  readonly images: readonly OpeningImage[];
  readonly active: OpeningImage | undefined;
  readonly photoUrl: FindPhotoUrl;
  readonly arrange: OpeningEditActions["arrange"];
}

/** The layouts of several photos as small pictures of the region; one click applies one. */
export function LayoutTools(props: LayoutToolsProps) {
  const { opening, images, active, photoUrl, arrange } = props;
  const current = useMemo(() => {
    const outline = getPrintOutline(opening);
    return outline && findPhotoLayout(images, outline);
  }, [opening, images]);
  const choices = useMemo(() => listChoices(opening, images, active), [opening, images, active]);
  return (
    <fieldset className={styles.layouts}>
      <legend className={styles.legend}>Layout</legend>
      {choices.map(({ layout, ordered }) => (
        <button
          key={layout.name}
          type="button"
          className={styles.layout}
          aria-pressed={layout.name === current}
          onClick={() => layout.name !== current && arrange(ordered, layout)}
        >
          <LayoutPicture opening={opening} images={ordered} layout={layout} photoUrl={photoUrl} />
          {LABELS[layout.name]}
        </button>
      ))}
    </fieldset>
  );
}

interface Choice {
  readonly layout: PhotoLayout;
  readonly ordered: readonly OpeningImage[];
}

/** The active photo gets the large part of a layout that has one. */
function listChoices(
  opening: Opening,
  images: readonly OpeningImage[],
  active: OpeningImage | undefined,
): readonly Choice[] {
  const outline = getPrintOutline(opening);
  if (outline === undefined) return [];
  const activeFirst =
    active === undefined ? images : [active, ...images.filter((image) => image !== active)];
  const list = (ordered: readonly OpeningImage[], isLarge: boolean) =>
    listPhotoLayouts(ordered.map(getPixelSize), outline)
      .filter(({ name }) => (name === "LARGE_LEFT" || name === "LARGE_TOP") === isLarge)
      .map((layout) => ({ layout, ordered }));
  return [...list(images, false), ...list(activeFirst, true)];
}

interface LayoutPictureProps {
  readonly opening: Opening;
  readonly images: readonly OpeningImage[];
  readonly layout: PhotoLayout;
  readonly photoUrl: FindPhotoUrl;
}

function LayoutPicture({ opening, images, layout, photoUrl }: LayoutPictureProps) {
  const clipId = useId();
  const { cut } = opening.layers;
  if (cut === undefined) return null;
  const { x, y, width, height } = cut.box;
  return (
    <svg className={styles.picture} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <clipPath id={clipId}>
        <path d={cut.path} clipRule="evenodd" />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        {images.map((image, i) => (
          <g key={image.id}>
            <image
              href={photoUrl(image.id, THUMB_EDGE_PX)}
              preserveAspectRatio="none"
              {...layout.boxes[i]}
            />
            <rect className={styles.edge} {...layout.boxes[i]} />
          </g>
        ))}
      </g>
      <path className={styles.outline} d={cut.path} />
    </svg>
  );
}
