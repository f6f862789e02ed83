import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffFulfillOrderDocument } from "../../platform/api/generated/graphql.ts";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import styles from "../shared/Detail.module.css";
import { FormDialog } from "../shared/FormDialog.tsx";
import { TrackingFields } from "../shared/TrackingFields.tsx";
import { useTracking } from "../shared/use-tracking.ts";
import {
  countToShip,
  listChosenUnits,
  type OrderDetails,
  type OrderLine,
  type UnitCounts,
} from "./order-amounts.ts";
import { UnitPicker } from "./UnitPicker.tsx";

interface OrderDialogProps {
  readonly order: OrderDetails;
  readonly onClose: () => void;
}

const isUnmade = ({ areStickersMade }: OrderLine) => areStickersMade === false;

function describeStickers(line: OrderLine): string {
  return `${countToShip(line)} × ${line.title}`;
}

/** Records a shipment; the customer gets an email with the tracking number. */
export function ShipItemsDialog({ order, onClose }: OrderDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const [units, setUnits] = useState<UnitCounts>(() =>
    Object.fromEntries(
      order.lines.map((line) => [line.id, isUnmade(line) ? 0 : countToShip(line)]),
    ),
  );
  const [confirmsUnmadeStickers, setConfirmed] = useState(false);
  const unmade = order.lines.filter((line) => isUnmade(line) && countToShip(line) > 0);
  const tracking = useTracking();
  const send = async () => {
    const lines = listChosenUnits(units);
    const shipment = { orderId: order.id, requestId, lines, confirmsUnmadeStickers };
    const input = { ...shipment, ...tracking.input };
    return (await execute(StaffFulfillOrderDocument, { input })).staffFulfillOrder;
  };
  return (
    <FormDialog
      title="Ship items"
      submitLabel="Mark as shipped"
      done={`Order #${order.number} updated.`}
      check={tracking.check}
      send={send}
      onClose={onClose}
    >
      <UnitPicker lines={order.lines} units={units} getMax={countToShip} onChange={setUnits} />
      {unmade.length === 0 ? null : (
        <div className={styles.group}>
          <p className={styles.hint}>
            {`No finished sheets have ${unmade.map(describeStickers).join(" or ")}. Lay them out in Stickers first.`}
          </p>
          {unmade.some(({ id }) => (units[id] ?? 0) > 0) ? (
            <Checkbox
              label="Send them without sheets"
              checked={confirmsUnmadeStickers}
              onChange={({ target }) => setConfirmed(target.checked)}
            />
          ) : null}
        </div>
      )}
      <TrackingFields tracking={tracking} />
      <p className={styles.hint}>The customer gets an email about this shipment.</p>
    </FormDialog>
  );
}
