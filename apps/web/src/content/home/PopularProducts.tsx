import { Link } from "react-router";
import type { GetHomepageQuery } from "../../platform/api/generated/graphql.ts";
import { formatPrice } from "../../platform/format/price.ts";
import styles from "./PopularProducts.module.css";

const SIZES = "(max-width: 900px) 46vw, (max-width: 1320px) 18vw, 227px";

type Product = GetHomepageQuery["homepage"]["popularProducts"][number];

/** The popular products of the brand. */
export function PopularProducts({ products }: { readonly products: readonly Product[] }) {
  return (
    <section className={styles.section} aria-labelledby="products">
      <div className={styles.head}>
        <h2 id="products">Made to be given</h2>
        <Link to="/shop">See all products</Link>
      </div>
      <ul className={styles.products}>
        {products.map((product) => (
          <ProductTile key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}

function ProductTile({ product: { handle, title, priceRange, images } }: { product: Product }) {
  const [image] = images;
  const { minVariantPrice, maxVariantPrice } = priceRange;
  const hasRange = minVariantPrice.amount !== maxVariantPrice.amount;
  return (
    <li className={styles.product}>
      <div className={styles.tile}>
        {image === undefined ? null : (
          <img
            src={image.url}
            srcSet={`${image.smallUrl} 256w, ${image.url} 1024w`}
            sizes={SIZES}
            alt=""
            width={image.width}
            height={image.height}
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <h3 className={styles.name}>
        <Link to={`/product/${handle}`}>{title}</Link>
      </h3>
      <p className={styles.price}>
        {hasRange ? "From " : null}
        {formatPrice(minVariantPrice)}
      </p>
    </li>
  );
}
