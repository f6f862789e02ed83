import { formatMessage, sharingMessages } from "@photomap/messages";
import { LockKeyhole } from "lucide-react";
import { execute } from "../../platform/api/execute.ts";
import { OpenShareLinkDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./SharePasswordForm.module.css";

interface SharePasswordFormProps {
  readonly projectId: string;
  /** The key in a renewed link; null in others. */
  readonly linkKey: string | null;
}

/** The page of a link with a password, which shows nothing of the project. */
export function SharePasswordForm({ projectId, linkKey }: SharePasswordFormProps) {
  const { values, field, check } = useFields(
    { password: (password) => (password === "" ? "Enter the password" : undefined) },
    { password: "" },
  );
  const open = async () => {
    const { openShareLink: result } = await execute(OpenShareLinkDocument, {
      fileId: projectId,
      key: linkKey,
      password: values.password,
    });
    if (result.__typename !== "OpenShareLinkSuccess") return result.message;
    // A full page load, which shows the page of strangers; without the key.
    location.replace(`/p/${projectId}?s=1`);
    return undefined;
  };
  return (
    <div className={styles.page}>
      <div className={styles.box}>
        <Card raised>
          <LockKeyhole className={styles.icon} size={28} strokeWidth={1.6} aria-hidden="true" />
          <h1>{formatMessage(sharingMessages.passwordTitle)}</h1>
          <p className={styles.lead}>
            Ask the person who sent you the link. You'll need the password only once on this device.
          </p>
          <ValidatedForm check={check} onSubmit={open}>
            {(isSending) => (
              <>
                <PasswordField label="Password" autoComplete="off" {...field("password")} />
                <Button type="submit" variant="primary" loading={isSending}>
                  Open the map
                </Button>
              </>
            )}
          </ValidatedForm>
        </Card>
      </div>
    </div>
  );
}
