import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffShipStickersDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { formatUnits } from "../shared/format.ts";
import { useChange } from "../shared/use-change.ts";
import styles from "./Stickers.module.css";

interface ShipDialogProps {
  readonly orders: readonly { readonly id: string }[];
  readonly onClose: () => void;
}

const CARRIERS = ["UPS", "USPS", "FedEx", "DHL"];

/** Records the shipments; each customer gets a mail with the tracking number. */
export function ShipDialog({ orders, onClose }: ShipDialogProps) {
  const change = useChange();
  const [requestId] = useState(() => crypto.randomUUID());
  const [stickerOrderIds] = useState(() => orders.map(({ id }) => id));
  const { values, field, check } = useFields(
    { company: () => undefined, number: () => undefined },
    { company: "", number: "" },
  );
  const count = formatUnits(stickerOrderIds.length, "order");
  const submit = async () => {
    const { company: trackingCompany, number: trackingNumber } = values;
    const input = { stickerOrderIds, requestId, trackingCompany, trackingNumber };
    const send = async () => {
      const { staffShipStickers } = await execute(StaffShipStickersDocument, { input });
      if (staffShipStickers.__typename !== "StaffStickersShipped") return staffShipStickers;
      const message = staffShipStickers.problems.join(" ");
      return { __typename: staffShipStickers.__typename, ...(message !== "" && { message }) };
    };
    const problem = await change(send, `Stickers of ${count} are marked as shipped.`);
    if (problem === undefined) onClose();
    return problem;
  };
  return (
    <Dialog opened onClose={onClose} title="Mark as shipped" actions={null}>
      <ValidatedForm check={check} onSubmit={submit}>
        {(isSending) => (
          <>
            <p>{`All stickers of ${count} are sent.`}</p>
            <TextField
              label="Carrier (optional)"
              list="sticker-carriers"
              autoComplete="off"
              {...field("company")}
            />
            <datalist id="sticker-carriers">
              {CARRIERS.map((carrier) => (
                <option key={carrier} value={carrier}>
                  {carrier}
                </option>
              ))}
            </datalist>
            <TextField label="Tracking number (optional)" autoComplete="off" {...field("number")} />
            <p className={styles.hint}>Each customer gets a mail about the shipment.</p>
            <div className={styles.buttons} data-dialog-buttons="">
              <Button size="small" onClick={onClose}>
                Cancel
              </Button>
              <Button size="small" variant="primary" type="submit" loading={isSending}>
                Mark as shipped
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </Dialog>
  );
}
