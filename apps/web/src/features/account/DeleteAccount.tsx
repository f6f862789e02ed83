import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/buttons/Button.tsx";
import { DeleteAccountForm } from "./DeleteAccountForm.tsx";
import styles from "./GeneralSettings.module.css";

export function DeleteAccount({ email }: { readonly email: string }) {
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  /** The button that was pressed goes away: the focus goes on with what came in its place. */
  const toggle = (next: boolean) => {
    flushSync(() => setOpen(next));
    section.current?.querySelector<HTMLElement>("input[type=password], button")?.focus();
  };
  return (
    <section ref={section} className={styles.section}>
      <h2>Delete your account</h2>
      <p>
        Your maps and your photos go with it. For 7 days you can log in to get everything back; then
        it is gone for good.
      </p>
      {isOpen ? (
        <DeleteAccountForm email={email} onCancel={() => toggle(false)} />
      ) : (
        <Button variant="danger" onClick={() => toggle(true)}>
          Delete my account
        </Button>
      )}
    </section>
  );
}
