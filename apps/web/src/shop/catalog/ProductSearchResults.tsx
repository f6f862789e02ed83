import { SearchX } from "lucide-react";
import type { ProductTileFragment } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ProductGrid } from "./ProductGrid.tsx";
import { ProductSearchForm } from "./ProductSearchForm.tsx";
import styles from "./ShopPage.module.css";

interface SearchResultsProps {
  readonly query: string;
  readonly products: readonly ProductTileFragment[];
}

export function ProductSearchResults({ query, products }: SearchResultsProps) {
  const { length: count } = products;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>“{query}”</h1>
          <p className={styles.text}>
            {count === 0 ? "No products" : count === 1 ? "1 product" : `${count} products`}
          </p>
        </div>
        <ProductSearchForm query={query} />
      </div>
      {count > 0 ? (
        <ProductGrid products={products} heading="h2" eager />
      ) : (
        <EmptyState
          icon={<SearchX size={28} strokeWidth={1.6} aria-hidden="true" />}
          title="Nothing matches your search"
          action={
            <LinkButton to="/shop" variant="primary">
              See all products
            </LinkButton>
          }
        >
          Try the name of a state, “world”, “frame” or “stickers”.
        </EmptyState>
      )}
    </div>
  );
}
