import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffFulfillOrderDocument } from "../../platform/api/generated/graphql.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields } from "../../ui/fields/ValidatedForm.tsx";
import { CarrierField } from "../shared/CarrierField.tsx";
import styles from "../shared/Detail.module.css";
import { FormDialog } from "../shared/FormDialog.tsx";
import {
  countToShip,
  listChosenUnits,
  type OrderDetails,
  type UnitCounts,
} from "./order-amounts.ts";
import { UnitPicker } from "./UnitPicker.tsx";

interface OrderDialogProps {
  readonly order: OrderDetails;
  readonly onClose: () => void;
}

const isHttps = (url: string) =>
  url === "" || /^https:\/\/\S+$/.test(url) ? undefined : "Start with https://.";

/** Records a shipment; the customer gets an email with the tracking number. */
export function ShipItemsDialog({ order, onClose }: OrderDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const [units, setUnits] = useState<UnitCounts>(() =>
    Object.fromEntries(order.lines.map((line) => [line.id, countToShip(line)])),
  );
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
    const input = { orderId: order.id, requestId, lines: listChosenUnits(units), ...tracking };
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
