import { accountMessages, formatMessage, sharingMessages } from "@photomap/messages";
import { isEmailAddress, MAX_NOTE_LENGTH, normalizeEmail } from "@photomap/project";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { AddMapmakerFileAccessDocument } from "../../platform/api/generated/graphql.ts";
import { useProject } from "../../project/store/project-context.ts";
import { toGrant } from "../../project/store/project-remote.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import styles from "./InviteDialog.module.css";

interface InviteDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Invites people by email to suggest photos. */
export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  const [invitedEmail, setInvitedEmail] = useState<string>();
  const close = () => {
    setInvitedEmail(undefined);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={formatMessage(sharingMessages.inviteSomeone)}
      actions={null}
    >
      {invitedEmail === undefined ? (
        <InviteForm onInvited={setInvitedEmail} onCancel={close} />
      ) : (
        <Invited
          email={invitedEmail}
          onAddAnother={() => setInvitedEmail(undefined)}
          onDone={close}
        />
      )}
    </Dialog>
  );
}

interface InviteFormProps {
  readonly onInvited: (email: string) => void;
  readonly onCancel: () => void;
}

function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const { id: projectId, store } = useProject();
  const [note, setNote] = useState("");
  const { values, field, check } = useFields({ email: checkInvitedEmail }, { email: "" });
  const invite = async () => {
    const { addMapmakerFileAccess: result } = await execute(AddMapmakerFileAccessDocument, {
      input: { fileId: projectId, granteeEmail: values.email.trim(), role: "COLLABORATOR", note },
    });
    if (result.__typename !== "AddMapmakerFileAccessSuccess") return result.message;
    const grant = toGrant(result.fileAccess);
    await store.changeGrants((grants) => [...grants.filter(({ id }) => id !== grant.id), grant]);
    onInvited(grant.granteeEmail);
    return undefined;
  };
  return (
    <>
      <p className={styles.lead}>
        They'll get an email with a link, and can suggest photos. You decide what goes on the map.
      </p>
      <ValidatedForm check={check} onSubmit={invite}>
        {(isSending) => (
          <>
            <TextField
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              data-autofocus
              {...field("email")}
            />
            <TextArea
              label="Note (optional)"
              maxLength={MAX_NOTE_LENGTH}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
            <div className={styles.actions} data-dialog-buttons>
              <Button size="small" onClick={onCancel}>
                Cancel
              </Button>
              <Button type="submit" size="small" variant="primary" loading={isSending}>
                Send invitation
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </>
  );
}

function checkInvitedEmail(email: string): string | undefined {
  if (email.trim() === "") return "Enter the email address of the person you're inviting";
  return isEmailAddress(normalizeEmail(email))
    ? undefined
    : formatMessage(accountMessages.invalidEmail);
}

interface InvitedProps {
  readonly email: string;
  readonly onAddAnother: () => void;
  readonly onDone: () => void;
}

function Invited({ email, onAddAnother, onDone }: InvitedProps) {
  return (
    <>
      <p className={styles.sent} role="status">
        <MailCheck size={22} strokeWidth={1.6} aria-hidden="true" />
        {formatMessage(sharingMessages.invitationSent, { email })}
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={onAddAnother}>
          {formatMessage(sharingMessages.addAnother)}
        </Button>
        {/* Focused: the button that was pressed is gone. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button size="small" variant="primary" autoFocus onClick={onDone}>
          Done
        </Button>
      </div>
    </>
  );
}
