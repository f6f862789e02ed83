import { MailWarning } from "lucide-react";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { RetryMailDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ChangeEmailSection } from "./ChangeEmailSection.tsx";
import styles from "./GeneralSettings.module.css";

interface EmailSettingsProps {
  readonly email: string;
  readonly isMailRefused: boolean;
}

export function EmailSettings({ email, isMailRefused }: EmailSettingsProps) {
  return (
    <section className={styles.section}>
      <h2>Email</h2>
      <p>{email}</p>
      {isMailRefused ? <MailRefusedNotice /> : null}
      <ChangeEmailSection email={email} />
    </section>
  );
}

function MailRefusedNotice() {
  const [state, setState] = useState<"refused" | "sending" | "retried">("refused");
  const retry = async () => {
    setState("sending");
    await execute(RetryMailDocument, {}).then(
      () => setState("retried"),
      () => setState("refused"),
    );
  };
  return (
    <div className={styles.warning} role="status">
      {state === "retried" ? (
        <p>Thank you. We'll send email to this address again.</p>
      ) : (
        <>
          <MailWarning size={20} strokeWidth={1.6} aria-hidden="true" />
          <p>
            We can't deliver email to this address, so we've stopped sending it. You won't get codes
            or receipts.
          </p>
          <Button size="small" loading={state === "sending"} onClick={() => void retry()}>
            It works again
          </Button>
        </>
      )}
    </div>
  );
}
