import { Link } from "react-router";
import type { GetShopQuery } from "../../platform/api/generated/graphql.ts";
import styles from "./CollectionSection.module.css";
import { ProductGrid } from "./ProductGrid.tsx";

interface CollectionSectionProps {
  readonly collection: GetShopQuery["storefrontCollections"][number];
  /** Whether it is above the fold. */
  readonly eager: boolean;
}

export function CollectionSection({ collection, eager }: CollectionSectionProps) {
  const { handle, title, description, products } = collection;
  return (
    <section className={styles.section} aria-labelledby={handle}>
      <div className={styles.head}>
        <div>
          <h2 id={handle}>{title}</h2>
          {description === "" ? null : <p className={styles.text}>{description}</p>}
        </div>
        <Link to={`/shop/${handle}`} aria-label={`See all ${title}`}>
          See all
        </Link>
      </div>
      <ProductGrid products={products} eager={eager} />
    </section>
  );
}
