import { type BusinessId, isBusinessId } from "@photomap/design";
import { isEmailAddress, normalizeEmail } from "@photomap/project";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffRequestEmailChangeDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { BRAND_OPTIONS } from "../shared/format.ts";
import { useChange } from "../shared/use-change.ts";
import styles from "./CustomerDetail.module.css";

interface ChangeEmailDialogProps {
  readonly customerId: string;
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for a new address. It counts when the customer opens the link that is mailed to it. */
export function ChangeEmailDialog({ customerId, email, onClose }: ChangeEmailDialogProps) {
  const change = useChange();
  const [businessId, setBusinessId] = useState<BusinessId>("pm");
  const { values, field, check } = useFields(
    {
      email: (text) =>
        isEmailAddress(normalizeEmail(text)) ? undefined : "Enter an email address.",
      reason: (text) => (text.trim() === "" ? "Write a reason." : undefined),
    },
    { email: "", reason: "" },
  );
  const submit = async () => {
    const input = { customerId, businessId, ...values };
    const send = async () =>
      (await execute(StaffRequestEmailChangeDocument, { input })).staffRequestEmailChange;
    const problem = await change(send, "We mailed a link to the new address.");
    if (problem === undefined) onClose();
    return problem;
  };
  return (
    <Dialog opened onClose={onClose} title="Change the address" actions={null}>
      <ValidatedForm check={check} onSubmit={submit}>
        {(isSending) => (
          <>
            <p>
              {`We mail a link to the new address and a notice to ${email}. The address changes when the link is opened, with orders, messages and invitations.`}
            </p>
            <TextField
              label="New address"
              type="email"
              inputMode="email"
              autoComplete="off"
              {...field("email")}
            />
            <TextField
              label="Reason, for the audit log"
              autoComplete="off"
              maxLength={500}
              hint="How you know that the customer asked for it."
              {...field("reason")}
            />
            <Select
              label="Brand of the mails"
              options={BRAND_OPTIONS}
              value={businessId}
              onChange={({ target }) => {
                if (isBusinessId(target.value)) setBusinessId(target.value);
              }}
            />
            <div className={styles.buttons} data-dialog-buttons="">
              <Button size="small" onClick={onClose}>
                Cancel
              </Button>
              <Button size="small" variant="primary" type="submit" loading={isSending}>
                Mail the link
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </Dialog>
  );
}
