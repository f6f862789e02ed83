import type { OutputType } from "@photomap/design";
import { readProductLook } from "@photomap/scene";
import { useMemo } from "react";
import { formatPrice } from "../../platform/format/price.ts";
import { Link } from "../../platform/routing/Link.tsx";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import type { FindPhotoUrl } from "../../project/store/photo-addresses.ts";
import { useProjectState } from "../../project/store/project-context.ts";
import { chooseOptions, getProductPath, type MapProduct } from "./choose-product.ts";
import { OwnProductPicture } from "./OwnProductPicture.tsx";
import styles from "./PrintServiceChooser.module.css";
import { useMapProduct } from "./use-map-product.ts";

const FRAMED = {
  name: "Order It Framed",
  description: "We print your photos, set them behind a mat and frame them, ready to hang.",
};
const HANGING = {
  name: "Order a Wall Hanging",
  description: "We print your map on canvas, to hang from pine bars or in a frame.",
};

interface ProductCardProps {
  readonly project: OpenProject;
  readonly photoUrl: FindPhotoUrl;
}

/** The map as the shop makes it, drawn with the person's own photos. */
export function ProductCard({ project, photoUrl }: ProductCardProps) {
  const { id, design, store } = project;
  const outputType = useProjectState(store, ({ content }) => content.outputType);
  const backgroundId = useProjectState(store, ({ content }) => content.backgroundId);
  const found = useMapProduct(design.id, outputType);
  const product = typeof found === "string" ? undefined : found;
  const map = useMemo(
    () => ({ id, designId: design.id, outputType, backgroundId }),
    [id, design.id, outputType, backgroundId],
  );
  const options = useMemo(() => product && chooseOptions(product, map), [product, map]);
  const look = useMemo(
    () => readProductLook(product && options ? addMat(product, options) : guessOptions(outputType)),
    [product, options, outputType],
  );
  const { name, description } = isFramed(product?.metafields.outputType ?? outputType)
    ? FRAMED
    : HANGING;
  const content = (
    <>
      <div className={styles.wall}>
        {found === "loading" ? null : (
          <OwnProductPicture project={project} look={look} photoUrl={photoUrl} />
        )}
      </div>
      <h2>{name}</h2>
      <p>{description}</p>
      {found === "none" || found === "failed" ? null : (
        <p className={styles.price}>{product ? describePrice(product, options) : "…"}</p>
      )}
    </>
  );
  if (product && options) {
    return (
      <Link to={getProductPath(product, map, options)} className={styles.card ?? ""}>
        {content}
      </Link>
    );
  }
  return (
    <div className={styles.card} aria-busy={found === "loading"}>
      {content}
      {found === "none" ? (
        <p className={styles.reason}>
          The shop doesn't make this map yet. The other cards show how to print it.
        </p>
      ) : null}
      {found === "failed" ? (
        <p className={styles.reason} role="status">
          We can't reach the shop right now. <Link to="/shop">Open the shop</Link>
        </p>
      ) : null}
    </div>
  );
}

type Options = ReturnType<typeof chooseOptions>;

/** Adds the mat of products that come with only one. */
function addMat({ metafields: { background } }: MapProduct, options: Options): Options {
  const hasMat = background === null || options.some(({ name }) => name === "Mat");
  return hasMat ? options : [...options, { name: "Mat", value: background }];
}

/** The price of the chosen variant; those of large products aren't all known. */
function describePrice({ variants, priceRange }: MapProduct, options: Options | undefined): string {
  const chosen = variants.find(({ selectedOptions }) => selectedOptions === options);
  return chosen ? formatPrice(chosen.price) : `From ${formatPrice(priceRange.minVariantPrice)}`;
}

/** The look of a map whose product isn't known. */
function guessOptions(outputType: OutputType): Options {
  return isFramed(outputType)
    ? [
        { name: "Frame", value: "Oak" },
        { name: "Mat", value: "White" },
      ]
    : [{ name: "Hanging", value: "Pine hanger bars" }];
}

function isFramed(outputType: string): boolean {
  return outputType.startsWith("MATBOARD_WALL_MAP");
}
