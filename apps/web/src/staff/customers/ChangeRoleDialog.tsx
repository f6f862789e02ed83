import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { type AccountRole, StaffSetRoleDocument } from "../../platform/api/generated/graphql.ts";
import { Select } from "../../ui/fields/Select.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";

interface ChangeRoleDialogProps {
  readonly customerId: string;
  readonly email: string;
  /** The account's current role. */
  readonly role: AccountRole;
  readonly roles: readonly {
    readonly value: AccountRole;
    readonly label: string;
    /** What the role allows. */
    readonly hint: string;
  }[];
  readonly onClose: () => void;
}

/** Asks for the new role, says what it allows and that the account is logged out. */
export function ChangeRoleDialog(props: ChangeRoleDialogProps) {
  const { customerId, email, role, roles, onClose } = props;
  const [chosen, setChosen] = useState(role);
  const [isChecked, setChecked] = useState(false);
  const isSame = chosen === role;
  const find = (value: string) => roles.find((option) => option.value === value);
  const send = async () => {
    const input = { customerId, role: chosen, previousRole: role };
    return (await execute(StaffSetRoleDocument, { input })).staffSetRole;
  };
  const check = () => {
    setChecked(isSame);
    return !isSame;
  };
  return (
    <FormDialog
      title="Change role"
      submitLabel="Change role"
      done="Role changed."
      check={check}
      send={send}
      onClose={onClose}
    >
      <p>
        {`${email} has the role ${find(role)?.label ?? role}. Changing it logs the account out everywhere. The new role applies from the next login.`}
      </p>
      <Select
        label="New role"
        options={roles}
        value={chosen}
        hint={find(chosen)?.hint ?? ""}
        error={isChecked && isSame ? "Choose another role." : undefined}
        onChange={({ target }) => setChosen(find(target.value)?.value ?? chosen)}
      />
    </FormDialog>
  );
}
