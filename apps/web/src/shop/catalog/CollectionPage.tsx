import { PackageOpen } from "lucide-react";
import { Form } from "react-router";
import type { GetCollectionQuery } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ProductGrid } from "./ProductGrid.tsx";
import styles from "./ShopPage.module.css";
import { SORT_ORDERS } from "./sort-order.ts";

interface CollectionPageProps {
  readonly collection: NonNullable<GetCollectionQuery["storefrontGetBrowseCollections"]>;
  /** The id of the sort order; empty for the default. */
  readonly sort: string;
}

export function CollectionPage({ collection, sort }: CollectionPageProps) {
  const { title, description, products } = collection;
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ label: "Shop", to: "/shop" }, { label: title }]} />
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          {description === "" ? null : <p className={styles.text}>{description}</p>}
        </div>
        {products.length > 1 ? <SortForm sort={sort} /> : null}
      </div>
      {products.length > 0 ? (
        <ProductGrid products={products} heading="h2" eager />
      ) : (
        <EmptyState
          icon={<PackageOpen size={28} strokeWidth={1.6} aria-hidden="true" />}
          title="Nothing here yet"
          action={
            <LinkButton to="/shop" variant="primary">
              See all products
            </LinkButton>
          }
        >
          This collection has no products at the moment.
        </EmptyState>
      )}
    </div>
  );
}

/** The choice of a sort order. It has a button, as a document page has no scripts. */
function SortForm({ sort }: Pick<CollectionPageProps, "sort">) {
  return (
    <Form method="get" className={styles.sort}>
      <Select
        key={sort}
        label="Sort by"
        name="sort"
        defaultValue={sort}
        options={SORT_ORDERS.map(({ id, label }) => ({ value: id, label }))}
      />
      <Button type="submit">Sort</Button>
    </Form>
  );
}
