import type { ProductTileFragment } from "../../platform/api/generated/graphql.ts";
import { ProductGrid } from "../catalog/ProductGrid.tsx";
import styles from "./Recommendations.module.css";

const MAX_SHOWN = 4;

interface RecommendationsProps {
  readonly products: readonly ProductTileFragment[];
}

export function Recommendations({ products }: RecommendationsProps) {
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="recommendations">
      <h2 id="recommendations">You may also like</h2>
      <ProductGrid products={products.slice(0, MAX_SHOWN)} />
    </section>
  );
}
