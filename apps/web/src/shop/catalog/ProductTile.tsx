import { formatMessage, shopMessages } from "@photomap/messages";
import type { ProductTileFragment } from "../../platform/api/generated/graphql.ts";
import { Link } from "../../platform/routing/Link.tsx";
import { PictureTag } from "../../ui/pictures/PictureTile.tsx";
import { formatPriceRange } from "./format-price-range.ts";
import { ProductPicture } from "./ProductPicture.tsx";
import styles from "./ProductTile.module.css";

/** The `sizes` of a picture: two columns on phones, four on wide pages. */
const SIZES = "(max-width: 900px) 46vw, (max-width: 1320px) 22vw, 290px";

interface ProductTileProps {
  readonly product: ProductTileFragment;
  /** Loads the picture with high priority, for the first row of a page. */
  readonly eager?: boolean;
  /** The heading level of its title. */
  readonly heading?: "h2" | "h3";
}

export function ProductTile({ product, eager = false, heading: Heading = "h3" }: ProductTileProps) {
  const { handle, title, availableForSale, images, priceRange } = product;
  const [picture] = images;
  return (
    <article className={styles.tile}>
      <div className={styles.art}>
        {picture ? <ProductPicture picture={picture} sizes={SIZES} alt="" eager={eager} /> : null}
        {availableForSale ? null : (
          <span className={styles.mark}>
            <PictureTag>{formatMessage(shopMessages.outOfStock)}</PictureTag>
          </span>
        )}
      </div>
      <Heading className={styles.title}>
        <Link to={`/product/${handle}`}>{title}</Link>
      </Heading>
      <p className={styles.price}>{formatPriceRange(priceRange)}</p>
      <p className={styles.options}>{describeOptions(product)}</p>
    </article>
  );
}

/** Counts the values, such as "4 frames, 3 sizes"; options without a choice are left out. */
function describeOptions({ options }: Pick<ProductTileFragment, "options">): string {
  return options
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }) => `${values.length} ${toPlural(name.toLowerCase())}`)
    .join(", ");
}

/** Returns a plural such as "finishes" or "frames"; names that are plural stay. */
function toPlural(name: string): string {
  return /(ch|sh|x)$/.test(name) ? `${name}es` : name.replace(/s?$/, "s");
}
