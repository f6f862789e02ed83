import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffFulfillOrderDocument } from "../../platform/api/generated/graphql.ts";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields } from "../../ui/fields/ValidatedForm.tsx";
import { CarrierField } from "../shared/CarrierField.tsx";
import styles from "../shared/Detail.module.css";
import { FormDialog } from "../shared/FormDialog.tsx";
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

const isHttps = (url: string) =>
  url === "" || /^https:\/\/\S+$/.test(url) ? undefined : "Start with https://.";

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
  const { values, field, check } = useFields(
    { company: () => undefined, number: () => undefined, url: isHttps },
    { company: "", number: "", url: "" },
  );
  const send = async () => {
    const tracking = {
      trackingCompany: values.company,
      trackingNumber: values.number,
      trackingUrl: values.url,
    };
    const lines = listChosenUnits(units);
    const input = { orderId: order.id, requestId, lines, confirmsUnmadeStickers, ...tracking };
    return (await execute(StaffFulfillOrderDocument, { input })).staffFulfillOrder;
  };
  return (
    <FormDialog
      title="Ship items"
      submitLabel="Mark as shipped"
      done={`Order #${order.number} updated.`}
      check={check}
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
      <CarrierField label="Carrier" {...field("company")} />
      <TextField label="Tracking number" autoComplete="off" {...field("number")} />
      <TextField
        label="Tracking page (optional)"
        type="url"
        inputMode="url"
        placeholder="https://"
        {...field("url")}
      />
      <p className={styles.hint}>The customer gets an email about this shipment.</p>
    </FormDialog>
  );
}
