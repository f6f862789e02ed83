import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";

/** Loads its code when it first opens. */
const DeliveredDialog = lazy(async () => ({
  default: (await import("./DeliveredDialog.tsx")).DeliveredDialog,
}));

interface DeliveredButtonProps {
  readonly orderId: string;
  readonly shipmentId: string;
  /** Identifies the shipment in the button's accessible name. */
  readonly shipment: string;
}

/** Records that a shipment was delivered, after a confirmation. */
export function DeliveredButton(props: DeliveredButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Mark as delivered <span className="visually-hidden">({props.shipment})</span>
      </Button>
      {isOpen && (
        <Suspense>
          <DeliveredDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
