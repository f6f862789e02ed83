import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Badge } from "../../ui/status/Badge.tsx";
import detail from "../shared/Detail.module.css";
import formStyles from "../shared/FormDialog.module.css";
import { TrackingFields } from "../shared/TrackingFields.tsx";
import styles from "./SelectedOrders.module.css";
import { findShippingProblem, isUnmade, type SelectedOrder } from "./selected-orders.ts";
import type { ShipOrders } from "./use-ship-orders.ts";

interface ShipOrderFieldsProps {
  readonly order: SelectedOrder;
  readonly shipping: ShipOrders;
}

type Line = SelectedOrder["lines"][number];

const describeLine = ({ quantity, title, variantTitle }: Line) =>
  `${quantity} × ${[title, variantTitle].filter(Boolean).join(", ")}`;

/** One of several orders to ship: its items, its tracking, and how its shipment went. */
export function ShipOrderFields({ order, shipping }: ShipOrderFieldsProps) {
  const { isShipped, problem, confirmsUnmadeStickers } = shipping.getDraft(order);
  const obstacle = findShippingProblem(order);
  const unmade = order.lines.filter(isUnmade);
  return (
    <fieldset className={styles.order}>
      <legend>{[`#${order.number}`, order.name].filter(Boolean).join(" ")}</legend>
      {isShipped ? <Badge tone="leaf">Shipped</Badge> : null}
      {isShipped || problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isShipped || obstacle === undefined ? null : <p className={detail.hint}>{obstacle}.</p>}
      {isShipped || obstacle !== undefined ? null : (
        <>
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <li key={line.id}>
                {describeLine(line)}
                {isUnmade(line) ? " (not made)" : ""}
              </li>
            ))}
          </ul>
          {unmade.length === 0 ? null : (
            <div>
              <p className={detail.hint}>
                No finished sheets have the stickers that aren't made. They stay unshipped.
              </p>
              <Checkbox
                label="Send them without sheets"
                checked={confirmsUnmadeStickers}
                onChange={({ target }) => shipping.confirm(order, target.checked)}
              />
            </div>
          )}
          <div className={formStyles.pair}>
            <TrackingFields tracking={shipping.getTracking(order)} />
          </div>
        </>
      )}
    </fieldset>
  );
}
