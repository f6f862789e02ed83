import { formatPrice, isFree } from "../../platform/format/price.ts";
import detail from "../shared/Detail.module.css";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./OrderDetail.module.css";
import type { OrderDetails, OrderLine } from "./order-amounts.ts";

export function OrderLines({ order }: { readonly order: OrderDetails }) {
  return (
    <StaffSection title="Items">
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            {line.image ? (
              <img className={styles.picture} src={line.image.url} alt={line.image.altText} />
            ) : (
              <span className={styles.picture} />
            )}
            <div>
              <p className={styles.name}>{line.title}</p>
              <p className={detail.meta}>
                {[line.variantTitle, line.sku].filter(Boolean).join(" · ")}
              </p>
              {line.attributes.map(({ key, value }) => (
                <p key={key} className={detail.meta}>{`${key}: ${value}`}</p>
              ))}
              <p className={detail.meta}>{describeUnits(line)}</p>
            </div>
            <div className={styles.price}>
              <p>{`${line.quantity} × ${formatPrice(line.unitPrice)}`}</p>
              {isFree(line.discount) ? null : (
                <p className={detail.meta}>{`− ${formatPrice(line.discount)}`}</p>
              )}
              <p>
                <strong>{formatPrice(line.total)}</strong>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </StaffSection>
  );
}

function describeUnits({ quantity, fulfilledQuantity, refundedQuantity }: OrderLine): string {
  const shipped = fulfilledQuantity > 0 ? [`${fulfilledQuantity} of ${quantity} shipped`] : [];
  const refunded = refundedQuantity > 0 ? [`${refundedQuantity} refunded`] : [];
  return [...shipped, ...refunded].join(", ");
}
