import { formatMoney } from "@photomap/commerce";
import { formatMessage, pickupMessages } from "@photomap/messages";
import { formatPrice } from "../../platform/format/price.ts";
import styles from "./PickupLines.module.css";
import type { RetailProduct } from "./retail.ts";
import { countPrints, sumLinePrices } from "./retail-lines.ts";

interface PickupLinesProps {
  readonly lines: readonly {
    readonly product: RetailProduct;
    readonly quantity: number;
  }[];
}

/** What is printed, with its price before tax. */
export function PickupLines({ lines }: PickupLinesProps) {
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ product, quantity }) => (
          <div key={product.productId}>
            <dt>
              {formatProductSize(product)}
              <small>{`${quantity} × ${formatPrintPrice(product)}`}</small>
            </dt>
            <dd>{formatMoney(sumLinePrices([{ product, quantity }]))}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{countPrints(lines) === 1 ? "1 print" : `${countPrints(lines)} prints`}</dt>
          <dd>{formatMoney(sumLinePrices(lines))}</dd>
        </div>
      </dl>
      <p className={styles.tax}>{formatMessage(pickupMessages.taxInStore)}</p>
    </>
  );
}

/** Formats the size of a product as "4 × 6 in". */
export function formatProductSize({ productSize }: Pick<RetailProduct, "productSize">): string {
  return `${productSize.toLowerCase().split("x").join(" × ")} in`;
}

/** Formats the price of a product as "$0.39/print". */
export function formatPrintPrice({ productPrice }: Pick<RetailProduct, "productPrice">): string {
  return formatMessage(pickupMessages.pricePerPrint, { price: formatPrice(productPrice) });
}
