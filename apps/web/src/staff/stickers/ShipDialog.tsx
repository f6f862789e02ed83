import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffShipStickersDocument } from "../../platform/api/generated/graphql.ts";
import styles from "../shared/Detail.module.css";
import { FormDialog } from "../shared/FormDialog.tsx";
import { formatUnits } from "../shared/format.ts";
import { TrackingFields } from "../shared/TrackingFields.tsx";
import { useTracking } from "../shared/use-tracking.ts";

interface ShipDialogProps {
  readonly orders: readonly { readonly id: string }[];
  readonly onClose: () => void;
}

/** Records the shipments; each customer gets an email with the tracking number. */
export function ShipDialog({ orders, onClose }: ShipDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const [stickerOrderIds] = useState(() => orders.map(({ id }) => id));
  const tracking = useTracking();
  const count = formatUnits(stickerOrderIds.length, "order");
  const send = async () => {
    const input = { stickerOrderIds, requestId, ...tracking.input };
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
      check={tracking.check}
      send={send}
      onClose={onClose}
    >
      <p>{`This marks all stickers for ${count} as shipped.`}</p>
      <TrackingFields tracking={tracking} />
      <p className={styles.hint}>Each customer gets an email about the shipment.</p>
    </FormDialog>
  );
}
