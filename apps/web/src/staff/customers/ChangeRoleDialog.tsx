import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { type AccountRole, StaffSetRoleDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import styles from "./ChangeRoleDialog.module.css";

interface ChangeRoleDialogProps {
  readonly customerId: string;
  readonly email: string;
  /** As the account has it now. */
  readonly role: AccountRole;
  readonly roles: readonly {
    readonly value: AccountRole;
    readonly label: string;
    /** What it allows. */
    readonly hint: string;
  }[];
  readonly onClose: () => void;
}

/** Asks for the new role and says what it allows and that the sessions end. */
export function ChangeRoleDialog(props: ChangeRoleDialogProps) {
  const { customerId, email, role, roles, onClose } = props;
  const change = useChange();
  const [chosen, setChosen] = useState(role);
  const [isChecked, setChecked] = useState(false);
  const isSame = chosen === role;
  const find = (value: string) => roles.find((option) => option.value === value);
  const submit = async () => {
    const input = { customerId, role: chosen, previousRole: role };
    const send = async () => (await execute(StaffSetRoleDocument, { input })).staffSetRole;
    const problem = await change(send, "The role is changed.");
    if (problem === undefined) onClose();
    return problem;
  };
  const check = () => {
    setChecked(true);
    return !isSame;
  };
  return (
    <Dialog opened onClose={onClose} title="Change the role" actions={null}>
      <ValidatedForm check={check} onSubmit={submit}>
        {(isSending) => (
          <>
            <p>
              {`${email} has the role ${find(role)?.label ?? role} now. A change logs the account out everywhere, and the new role counts from the next log-in on.`}
            </p>
            <Select
              label="New role"
              options={roles}
              value={chosen}
              hint={find(chosen)?.hint ?? ""}
              error={isChecked && isSame && !isSending ? "Choose another role." : undefined}
              onChange={({ target }) => setChosen(find(target.value)?.value ?? chosen)}
            />
            <div className={styles.buttons} data-dialog-buttons="">
              <Button size="small" onClick={onClose}>
                Cancel
              </Button>
              <Button size="small" variant="primary" type="submit" loading={isSending}>
                Change the role
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </Dialog>
  );
}
