import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffShipStickersDocument } from "../../platform/api/generated/graphql.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields } from "../../ui/fields/ValidatedForm.tsx";
import { CarrierField } from "../shared/CarrierField.tsx";
import styles from "../shared/Detail.module.css";
import { FormDialog } from "../shared/FormDialog.tsx";
import { formatUnits } from "../shared/format.ts";

interface ShipDialogProps {
  readonly orders: readonly { readonly id: string }[];
  readonly onClose: () => void;
}

/** Records the shipments; each customer gets an email with the tracking number. */
export function ShipDialog({ orders, onClose }: ShipDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const [stickerOrderIds] = useState(() => orders.map(({ id }) => id));
  const { values, field, check } = useFields(
    { company: () => undefined, number: () => undefined },
    { company: "", number: "" },
  );
  const count = formatUnits(stickerOrderIds.length, "order");
  const send = async () => {
    const { company: trackingCompany, number: trackingNumber } = values;
    const input = { stickerOrderIds, requestId, trackingCompany, trackingNumber };
    const { staffShipStickers } = await execute(StaffShipStickersDocument, { input });
    if (staffShipStickers.__typename !== "StaffStickersShipped") return staffShipStickers;
    const message = staffShipStickers.problems.join(" ");
    return { __typename: staffShipStickers.__typename, ...(message !== "" && { message }) };
  };
  return (
    <FormDialog
      title="Mark as shipped"
      submitLabel="Mark as shipped"
      done={`Stickers for ${count} marked as shipped.`}
      check={check}
      send={send}
      onClose={onClose}
    >
      <p>{`This marks all stickers for ${count} as shipped.`}</p>
      <CarrierField label="Carrier (optional)" {...field("company")} />
      <TextField label="Tracking number (optional)" autoComplete="off" {...field("number")} />
      <p className={styles.hint}>Each customer gets an email about the shipment.</p>
    </FormDialog>
  );
}
