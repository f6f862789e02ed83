import { Printer } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { QrCode } from "./QrCode.tsx";
import styles from "./QrDialog.module.css";

interface QrDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly url: string;
  /** The name of the project. */
  readonly name: string;
  readonly hasPassword: boolean;
}

/** The link as a large code, to be scanned at the table or printed on a card. */
export function QrDialog({ opened, onClose, url, name, hasPassword }: QrDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Scan to open the map"
      actions={
        <>
          <Button
            size="small"
            icon={<Printer size={18} strokeWidth={1.6} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
          <Button size="small" variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.name}>{name}</p>
        <QrCode text={url} label={`QR code for the link to ${name}`} />
        <p>
          Point a phone's camera at the code.
          {hasPassword ? " You'll also need the map's password." : null}
        </p>
      </div>
    </Dialog>
  );
}
