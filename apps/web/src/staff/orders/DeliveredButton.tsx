import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";

/** Loaded when it is opened. */
const DeliveredDialog = lazy(async () => ({
  default: (await import("./DeliveredDialog.tsx")).DeliveredDialog,
}));

interface DeliveredButtonProps {
  readonly orderId: string;
  readonly fulfillmentId: string;
  /** Names the shipment among several. */
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
