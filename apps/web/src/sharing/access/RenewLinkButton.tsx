import { formatMessage, sharingMessages } from "@photomap/messages";
import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import styles from "./ShareLink.module.css";

interface RenewLinkProps {
  /** Resolves to an error message, or undefined on success. */
  readonly onRenew: () => Promise<string | undefined>;
}

export function RenewLinkButton({ onRenew }: RenewLinkProps) {
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<{ readonly problem: string | undefined }>();
  const renew = async () => {
    setSending(true);
    setResult({ problem: await onRenew() });
    setSending(false);
    setAsking(false);
  };
  return (
    <div className={styles.group}>
      <div className={styles.setting}>
        <p>
          <span className={styles.name}>New link</span>
          <span className={styles.value}>If the link reached the wrong people, renew it.</span>
        </p>
        <Button size="small" onClick={() => setAsking(true)}>
          Renew the link
        </Button>
      </div>
      <p role="status" className={result?.problem === undefined ? styles.done : styles.problem}>
        {result && (result.problem ?? "The old link no longer works. This is the new one.")}
      </p>
      <ConfirmDialog
        opened={isAsking}
        title="Renew the link?"
        confirmLabel="Renew the link"
        destructive
        busy={isSending}
        onConfirm={() => void renew()}
        onCancel={() => setAsking(false)}
      >
        {formatMessage(sharingMessages.renewQuestion)}
      </ConfirmDialog>
    </div>
  );
}
