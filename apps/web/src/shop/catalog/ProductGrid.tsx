import type { ProductTileFragment } from "../../platform/api/generated/graphql.ts";
import styles from "./ProductGrid.module.css";
import { ProductTile } from "./ProductTile.tsx";

/** Tiles that a wide page shows in its first row. */
const FIRST_ROW = 4;

interface ProductGridProps {
  readonly products: readonly ProductTileFragment[];
  /** Whether its first row is above the fold. */
  readonly eager?: boolean;
  readonly heading?: "h2" | "h3";
}

export function ProductGrid({ products, eager = false, heading = "h3" }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductTile product={product} eager={eager && index < FIRST_ROW} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
