import type { StaffProductDetailsFragment } from "../../platform/api/generated/graphql.ts";
import { formatPrice } from "../../platform/format/price.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import styles from "./ProductDetail.module.css";
import { getVariantName, useVariantEdits, type VariantEdits } from "./use-variant-edits.ts";

type Variant = StaffProductDetailsFragment["variants"][number];

interface VariantTableProps {
  readonly product: StaffProductDetailsFragment;
  readonly canManage: boolean;
}

/** Prices and stock. Each row saves separately, and only if unchanged since it was read. */
export function VariantTable({ product, canManage }: VariantTableProps) {
  const edits = useVariantEdits();
  return (
    <DataTable
      caption="Variants"
      columns={canManage ? listEditColumns(edits) : COLUMNS}
      rows={product.variants}
      getKey={({ id }) => id}
    />
  );
}

const TITLE: Column<Variant> = {
  label: "Variant",
  cell: ({ title, sku }) => (
    <span className={styles.sku}>
      {title}
      <span>{sku}</span>
    </span>
  ),
};

const COLUMNS: readonly Column<Variant>[] = [
  TITLE,
  { label: "Price", align: "end", cell: ({ price }) => formatPrice(price) },
  { label: "Stock", align: "end", cell: ({ stock }) => stock ?? "Made to order" },
  { label: "Reserved", align: "end", cell: ({ reserved }) => reserved },
  {
    label: "Shop",
    cell: ({ isActive }) =>
      isActive ? <Badge tone="leaf">Shown</Badge> : <Badge tone="neutral">Hidden</Badge>,
  },
];

function listEditColumns(edits: VariantEdits): readonly Column<Variant>[] {
  return [
    TITLE,
    {
      label: "Price in USD",
      cell: (variant) => (
        <input
          className={styles.cell}
          inputMode="decimal"
          autoComplete="off"
          aria-label={`Price of ${getVariantName(variant)}`}
          aria-invalid={edits.get(variant).hasPriceProblem || undefined}
          value={edits.get(variant).price}
          onChange={({ target }) => edits.set(variant, { price: target.value })}
        />
      ),
    },
    {
      label: "Stock",
      cell: (variant) => (
        <span>
          <input
            className={styles.cell}
            inputMode="numeric"
            autoComplete="off"
            placeholder="To order"
            aria-label={`Stock of ${getVariantName(variant)}; leave empty for made to order`}
            aria-invalid={edits.get(variant).hasStockProblem || undefined}
            value={edits.get(variant).stock}
            onChange={({ target }) => edits.set(variant, { stock: target.value })}
          />
          {variant.reserved > 0 ? (
            <span className={styles.reserved}>{variant.reserved} reserved</span>
          ) : null}
        </span>
      ),
    },
    {
      label: "Shown",
      cell: (variant) => (
        <Checkbox
          label={
            <span className="visually-hidden">{`Show ${getVariantName(variant)} in the shop`}</span>
          }
          checked={edits.get(variant).isActive}
          onChange={({ target }) => edits.set(variant, { isActive: target.checked })}
        />
      ),
    },
    {
      label: "Save",
      cell: (variant) =>
        edits.get(variant).isChanged ? (
          <Button
            size="small"
            aria-label={`Save ${getVariantName(variant)}`}
            loading={edits.savingId === variant.id}
            onClick={() => void edits.save(variant)}
          >
            Save
          </Button>
        ) : null,
    },
  ];
}
