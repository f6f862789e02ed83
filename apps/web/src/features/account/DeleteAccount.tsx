import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { DeleteAccountForm } from "./DeleteAccountForm.tsx";
import styles from "./GeneralSettings.module.css";

export function DeleteAccount({ email }: { readonly email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section}>
      <h2>Delete your account</h2>
      <p>
        Your maps and your photos go with it. For 7 days you can log in to get everything back; then
        it is gone for good.
      </p>
      {isOpen ? (
        <DeleteAccountForm email={email} onCancel={() => setOpen(false)} />
      ) : (
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      )}
    </section>
  );
}
