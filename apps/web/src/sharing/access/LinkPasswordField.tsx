import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import styles from "./ShareLink.module.css";
import type { ShareLinkState } from "./use-share-link.ts";

interface LinkPasswordFieldProps extends Pick<ShareLinkState, "setPassword" | "removePassword"> {
  readonly hasPassword: boolean;
}

export function LinkPasswordField(props: LinkPasswordFieldProps) {
  const { hasPassword, setPassword, removePassword } = props;
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    setRemoving(true);
    setProblem(await removePassword());
    setRemoving(false);
  };
  if (isEditing) {
    return <PasswordForm setPassword={setPassword} onClose={() => setEditing(false)} />;
  }
  return (
    <div className={styles.group}>
      <div className={styles.setting}>
        <p>
          <span className={styles.name}>Password</span>
          <span className={styles.value} role="status">
            {hasPassword ? "The link needs a password." : "The link doesn't need a password."}
          </span>
        </p>
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setEditing(true)}>
            {hasPassword ? "Change password" : "Set a password"}
          </Button>
          {hasPassword ? (
            <Button size="small" loading={isRemoving} onClick={() => void remove()}>
              Remove password
            </Button>
          ) : null}
        </div>
      </div>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface PasswordFormProps extends Pick<ShareLinkState, "setPassword"> {
  readonly onClose: () => void;
}

function PasswordForm({ setPassword, onClose }: PasswordFormProps) {
  const { values, field, check } = useFields(
    { password: (password) => (password === "" ? "Enter a password" : undefined) },
    { password: "" },
  );
  const save = async () => {
    const problem = await setPassword(values.password);
    if (problem === undefined) onClose();
    return problem;
  };
  return (
    <ValidatedForm check={check} onSubmit={save}>
      {(isSending) => (
        <>
          <PasswordField
            label="Link password"
            hint="At least 6 characters. People who've already opened the link will need it too."
            autoComplete="off"
            {...field("password")}
          />
          <div className={styles.buttons}>
            <Button type="submit" size="small" variant="primary" loading={isSending}>
              Save password
            </Button>
            <Button size="small" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
