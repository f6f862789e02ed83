import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./PickupDetail.module.css";

interface ReconciliationProps {
  readonly orderId: string;
  readonly isUnknown: boolean;
}

/** The dialogs; each loads its code when it first opens. */
const DIALOGS = {
  number: lazy(async () => ({ default: (await import("./PlacedDialog.tsx")).PlacedDialog })),
  "not-placed": lazy(async () => ({
    default: (await import("./NotPlacedDialog.tsx")).NotPlacedDialog,
  })),
} as const;

/**
 * Ends an order in the state UNKNOWN by hand. An open dialog stays when somebody else ended the
 * order: it says why the change was refused.
 */
export function ReconcileSection({ orderId, isUnknown }: ReconciliationProps) {
  const [dialog, setDialog] = useState<keyof typeof DIALOGS>();
  const OpenDialog = dialog && DIALOGS[dialog];
  return (
    <>
      {isUnknown ? (
        <StaffSection title="Reconcile">
          <p>
            Ask Walgreens for the order by the customer's name and phone number, or by the order
            note. Until you answer here, the customer can't order these prints again.{" "}
            <Link to="/help/staff-pickup-orders" reloadDocument>
              How to reconcile
            </Link>
          </p>
          <div className={styles.choices}>
            <Button size="small" variant="primary" onClick={() => setDialog("number")}>
              Enter the Walgreens number
            </Button>
            <Button size="small" onClick={() => setDialog("not-placed")}>
              Walgreens has no such order
            </Button>
          </div>
        </StaffSection>
      ) : null}
      <Suspense>
        {OpenDialog ? <OpenDialog orderId={orderId} onClose={() => setDialog(undefined)} /> : null}
      </Suspense>
    </>
  );
}
