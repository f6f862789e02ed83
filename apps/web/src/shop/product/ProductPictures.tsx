import { lazy, Suspense, useMemo, useState } from "react";
import type { ProductPictureFragment } from "../../platform/api/generated/graphql.ts";
import { SegmentedControl } from "../../ui/fields/SegmentedControl.tsx";
import { Gallery } from "./Gallery.tsx";
import type { ProductPageData } from "./load-product-page.server.ts";
import type { OwnMap } from "./own-map.ts";
import type { OwnMapContent } from "./own-map-picture/load-own-map-content.ts";
import styles from "./ProductPictures.module.css";
import {
  addDefaultMat,
  listPictures,
  type SelectedOption,
  type SizeInInches,
  type Variant,
} from "./product.ts";

/** Loaded on demand: it has the code that draws maps, which catalog pictures do not need. */
const LiveProduct = lazy(async () => ({
  default: (await import("./own-map-picture/ProductDrawing.tsx")).ProductDrawing,
}));

const VIEWS = [
  { value: "close-up", label: "Close up" },
  { value: "wall", label: "On your wall" },
] as const;

interface ProductPicturesProps {
  readonly page: ProductPageData;
  readonly map: OwnMap | undefined;
  /** The content of the map; undefined until it is loaded. */
  readonly live: OwnMapContent | undefined;
  readonly size: SizeInInches | undefined;
  readonly selectedOptions: readonly SelectedOption[];
  readonly variant: Variant | undefined;
}

export function ProductPictures(props: ProductPicturesProps) {
  const { page, map, live, size, selectedOptions, variant } = props;
  const { product, demoPictureUrl } = page;
  const [view, setView] = useState<(typeof VIEWS)[number]["value"]>("close-up");
  const [index, setIndex] = useState(0);
  const [shownFor, setShownFor] = useState({ variant, map });
  // Another variant shows its own picture, and another map itself.
  if (shownFor.variant !== variant || shownFor.map !== map) {
    setShownFor({ variant, map });
    setIndex(0);
  }
  const withDefaultMat = useMemo(
    () => addDefaultMat(selectedOptions, product),
    [selectedOptions, product],
  );
  const draw = () =>
    size === undefined || (map && !live) ? (
      <Waiting map={map} />
    ) : (
      <Suspense fallback={<Waiting map={map} />}>
        <LiveProduct
          live={live}
          demoPictureUrl={map ? undefined : demoPictureUrl}
          size={size}
          selectedOptions={withDefaultMat}
          view={view}
          label={describePicture(view, props)}
        />
      </Suspense>
    );
  return (
    <Gallery
      // A sample isn't shown beside the person's own map.
      pictures={map ? NO_PICTURES : listPictures(product, variant)}
      index={index}
      onSelect={(next) => {
        setView("close-up");
        setIndex(next);
      }}
      drawing={map || view === "wall" ? draw() : undefined}
    >
      {size === undefined ? null : (
        <div className={styles.view}>
          <SegmentedControl label="View" options={VIEWS} value={view} onChange={setView} />
        </div>
      )}
    </Gallery>
  );
}

const NO_PICTURES: readonly ProductPictureFragment[] = [];

/** The preview of the map, shown until it can be drawn in its frame. */
function Waiting({ map }: Pick<ProductPicturesProps, "map">) {
  return (
    <div className={styles.waiting} aria-busy="true">
      {map?.pictureUrl === undefined ? null : <img src={map.pictureUrl} alt={`“${map.name}”`} />}
    </div>
  );
}

function describePicture(
  view: "close-up" | "wall",
  { page, map, size, selectedOptions }: ProductPicturesProps,
): string {
  const names = [page.product.title, ...(map ? [`“${map.name}”`] : [])];
  const look = [...names, ...selectedOptions.map(({ value }) => value)].join(", ");
  if (view === "close-up") return look;
  return `${look}, on a wall: ${size?.width} inches wide, above a 7-foot sofa and beside a door`;
}
