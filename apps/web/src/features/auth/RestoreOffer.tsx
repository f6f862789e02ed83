import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./AuthBox.module.css";

interface RestoreOfferProps {
  readonly restorableUntil: string;
  /** What went wrong, if anything did. */
  readonly onRestore: () => Promise<string | undefined>;
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** The password was right, and the account waits to be erased: the person decides. */
export function RestoreOffer({ restorableUntil, onRestore }: RestoreOfferProps) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const restore = async () => {
    setSending(true);
    setProblem(await onRestore().catch(() => "Network error."));
    setSending(false);
  };
  return (
    <div className={styles.offer} role="alert">
      <p>
        You deleted this account. Until {DAY.format(new Date(restorableUntil))} you can have it
        back, with all of your maps and photos.
      </p>
      {problem === undefined ? null : <p>{problem}</p>}
      <Button size="small" loading={isSending} onClick={() => void restore()}>
        Restore my account
      </Button>
    </div>
  );
}
