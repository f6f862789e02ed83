import { PackageSearch } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { StaffProductsQuery } from "../../platform/api/generated/graphql.ts";
import { formatPrice } from "../../platform/format/price.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import type { Column } from "../../ui/layout/DataTable.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import { formatBrand, formatCount } from "../shared/format.ts";
import { ListFilterForm } from "../shared/ListFilterForm.tsx";
import { StaffList } from "../shared/StaffList.tsx";
import styles from "./ProductList.module.css";

/** Loads its code, with the validation rule, when it first opens. */
const NewProductDialog = lazy(async () => ({
  default: (await import("./NewProductDialog.tsx")).NewProductDialog,
}));

type Page = NonNullable<StaffProductsQuery["staffProducts"]>;
type Product = Page["products"][number];

const COLUMNS: readonly Column<Product>[] = [
  {
    label: "Product",
    cell: ({ title, image }) => (
      <span className={styles.product}>
        {image ? <img src={image.url} alt="" loading="lazy" /> : null}
        {title}
      </span>
    ),
  },
  { label: "Brand", cell: ({ businessId }) => formatBrand(businessId) },
  {
    label: "Shop",
    cell: ({ isActive }) =>
      isActive ? <Badge tone="leaf">Shown</Badge> : <Badge tone="neutral">Hidden</Badge>,
  },
  { label: "Variants", align: "end", cell: ({ variantCount }) => formatCount(variantCount) },
  { label: "Price", align: "end", cell: (product) => formatRange(product) },
  { label: "Stock", align: "end", cell: (product) => formatStock(product) },
];

function formatRange({ minPrice, maxPrice }: Product): string {
  if (!minPrice || !maxPrice) return "";
  const [min, max] = [formatPrice(minPrice), formatPrice(maxPrice)];
  return min === max ? min : `${min} – ${max}`;
}

function formatStock({ stock, reserved }: Product): string {
  if (typeof stock !== "number") return "Made to order";
  return reserved > 0 ? `${formatCount(stock)} (${reserved} reserved)` : formatCount(stock);
}

const NONE = { icon: PackageSearch, title: "No matching products", text: "Try fewer words." };

interface ProductListProps {
  readonly page: Page;
  readonly collections: NonNullable<StaffProductsQuery["staffCollections"]>;
  readonly canManage: boolean;
}

export function ProductList({ page, collections, canManage }: ProductListProps) {
  const [isCreating, setCreating] = useState(false);
  return (
    <StaffList
      title="Products"
      actions={
        canManage ? (
          <Button size="small" variant="primary" onClick={() => setCreating(true)}>
            New product
          </Button>
        ) : undefined
      }
      tools={<ListFilterForm label="Title, tag or SKU" />}
      columns={COLUMNS}
      rows={page.products}
      getPath={({ id }) => `/staff/products/${id}`}
      none={NONE}
      page={page}
    >
      {isCreating ? (
        <Suspense>
          <NewProductDialog collections={collections} onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </StaffList>
  );
}
