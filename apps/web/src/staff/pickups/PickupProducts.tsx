import { formatMoney, multiplyMoney, sumMoney } from "@photomap/commerce";
import { formatPrice, toMoney } from "../../platform/format/price.ts";
import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import detail from "../shared/Detail.module.css";
import { formatCount, formatUnits } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./PickupDetail.module.css";
import { countPrints, type PickupDetails } from "./staff-pickup.ts";

type Product = PickupDetails["order"]["products"][number];

const getTotal = ({ productPrice, quantity }: Product) =>
  multiplyMoney(toMoney(productPrice), quantity);

const COLUMNS: readonly Column<Product>[] = [
  { label: "Size", cell: ({ productSize }) => `${productSize.replace("x", " x ")} in` },
  { label: "Product", cell: ({ productId }) => productId },
  { label: "Prints", align: "end", cell: ({ quantity }) => formatCount(quantity) },
  { label: "Price", align: "end", cell: ({ productPrice }) => formatPrice(productPrice) },
  { label: "Total", align: "end", cell: (product) => formatMoney(getTotal(product)) },
];

/** The ordered prints with prices before tax; customers pay in the store. */
export function PickupProducts({ products }: { readonly products: readonly Product[] }) {
  const total = formatMoney(sumMoney(products.map(getTotal)));
  return (
    <StaffSection title="Prints">
      <DataTable
        caption="Prints"
        columns={COLUMNS}
        rows={products}
        getKey={({ productId }) => productId}
      />
      <p className={styles.total}>
        <strong>{`${formatUnits(countPrints(products), "print")}, ${total}`}</strong>
        <span className={detail.meta}>Before tax. The customer pays in the store.</span>
      </p>
    </StaffSection>
  );
}
