import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffFulfillOrderDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import styles from "./OrderDialogs.module.css";
import { countToSend, listUnits, type OrderDetails, type Units } from "./order-amounts.ts";
import { UnitPicker } from "./UnitPicker.tsx";

interface OrderDialogProps {
  readonly order: OrderDetails;
  readonly onClose: () => void;
}

const CARRIERS = ["UPS", "USPS", "FedEx", "DHL"];

const isHttps = (url: string) =>
  url === "" || /^https:\/\/\S+$/.test(url) ? undefined : "Start with https://.";

/** Records a shipment; the customer gets a mail with the tracking number. */
export function FulfillDialog({ order, onClose }: OrderDialogProps) {
  const change = useChange();
  const [requestId] = useState(() => crypto.randomUUID());
  const [units, setUnits] = useState<Units>(() =>
    Object.fromEntries(order.lines.map((line) => [line.id, countToSend(line)])),
  );
  const { values, field, check } = useFields(
    { company: () => undefined, number: () => undefined, url: isHttps },
    { company: "", number: "", url: "" },
  );
  const lines = listUnits(units);
  const submit = async () => {
    if (lines.length === 0) return "Choose at least one unit.";
    const tracking = {
      trackingCompany: values.company,
      trackingNumber: values.number,
      trackingUrl: values.url,
    };
    const input = { orderId: order.id, requestId, lines, ...tracking };
    const send = async () =>
      (await execute(StaffFulfillOrderDocument, { input })).staffFulfillOrder;
    const problem = await change(send, `Order #${order.number} is updated.`);
    if (problem === undefined) onClose();
    return problem;
  };
  return (
    <Dialog opened onClose={onClose} title="Send items" actions={null}>
      <ValidatedForm check={check} onSubmit={submit}>
        {(isSending) => (
          <>
            <UnitPicker
              lines={order.lines}
              units={units}
              getMax={countToSend}
              onChange={setUnits}
            />
            <TextField
              label="Carrier"
              list="staff-carriers"
              autoComplete="off"
              {...field("company")}
            />
            <datalist id="staff-carriers">
              {CARRIERS.map((carrier) => (
                <option key={carrier} value={carrier}>
                  {carrier}
                </option>
              ))}
            </datalist>
            <TextField label="Tracking number" autoComplete="off" {...field("number")} />
            <TextField
              label="Tracking page (optional)"
              type="url"
              inputMode="url"
              placeholder="https://"
              {...field("url")}
            />
            <p className={styles.hint}>The customer gets a mail about this shipment.</p>
            <div className={styles.buttons} data-dialog-buttons="">
              <Button size="small" onClick={onClose}>
                Cancel
              </Button>
              <Button size="small" variant="primary" type="submit" loading={isSending}>
                Mark as sent
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </Dialog>
  );
}
