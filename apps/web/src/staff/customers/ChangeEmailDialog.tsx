import { type BrandId, isBrandId } from "@photomap/design";
import { isEmailAddress, normalizeEmail } from "@photomap/project";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffRequestEmailChangeDocument } from "../../platform/api/generated/graphql.ts";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields } from "../../ui/fields/ValidatedForm.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import { BRAND_OPTIONS } from "../shared/format.ts";

interface ChangeEmailDialogProps {
  readonly customerId: string;
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for a new address, which applies once both addresses, or an administrator, agree. */
export function ChangeEmailDialog({ customerId, email, onClose }: ChangeEmailDialogProps) {
  const [brand, setBrand] = useState<BrandId>("pm");
  const { values, field, check } = useFields(
    {
      email: (text) =>
        isEmailAddress(normalizeEmail(text)) ? undefined : "Enter an email address.",
      reason: (text) => (text.trim() === "" ? "Write a reason." : undefined),
    },
    { email: "", reason: "" },
  );
  const send = async () => {
    const input = { customerId, businessId: brand, ...values };
    return (await execute(StaffRequestEmailChangeDocument, { input })).staffRequestEmailChange;
  };
  return (
    <FormDialog
      title="Change email"
      submitLabel="Email the links"
      done="Links sent to both addresses."
      check={check}
      send={send}
      onClose={onClose}
    >
      <p>
        {`We'll email links to the new address and to ${email}. When both agree, the address changes on the account, orders, messages and invitations. If nobody answers from ${email}, an administrator other than you can approve the change after three days.`}
      </p>
      <TextField
        label="New address"
        type="email"
        inputMode="email"
        autoComplete="off"
        {...field("email")}
      />
      <TextField
        label="Reason (for the audit log)"
        autoComplete="off"
        maxLength={500}
        hint="How you know the customer asked for it."
        {...field("reason")}
      />
      <Select
        label="Brand of the emails"
        options={BRAND_OPTIONS}
        value={brand}
        onChange={({ target }) => {
          if (isBrandId(target.value)) setBrand(target.value);
        }}
      />
    </FormDialog>
  );
}
