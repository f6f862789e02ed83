import { listRetailPapers } from "@photomap/printing";
import panelStyles from "../../sheets/panel/SettingsPanel.module.css";
import { formatPrintPrice, formatProductSize } from "../PickupLines.tsx";
import type { RetailProduct } from "../retail.ts";
import styles from "./PrintPriceList.module.css";

/** The price of a print in each size. */
export function PrintPriceList({ products }: { readonly products: readonly RetailProduct[] }) {
  const prints = products.filter((product) => listRetailPapers([product]).length > 0);
  return (
    <section className={panelStyles.section}>
      <h2>Prices</h2>
      <dl className={styles.prices}>
        {prints.map((product) => (
          <div key={product.productId}>
            <dt>{formatProductSize(product)}</dt>
            <dd>{formatPrintPrice(product)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
