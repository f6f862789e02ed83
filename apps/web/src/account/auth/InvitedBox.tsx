import { formatMessage, sharingMessages } from "@photomap/messages";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./AuthBox.module.css";
import { AuthForms } from "./AuthBox.tsx";
import { isAuthState } from "./auth-state.ts";
import { AuthPlacement, useAuthEntry } from "./auth-target.ts";

interface InvitedBoxProps {
  /** The invited address; the person may enter another. */
  readonly email: string;
  readonly redirectTo: string;
}

/** Sign-up and login on a project's page, for an invited person without a session. */
export function InvitedBox({ email, redirectTo }: InvitedBoxProps) {
  const { authState } = useAuthEntry();
  const state = isAuthState(authState) ? authState : "sign-up";
  return (
    <div className={styles.page}>
      <div className={styles.box}>
        <Card raised>
          <h1>{formatMessage(sharingMessages.youAreInvited)}</h1>
          <p className={styles.lead}>{formatMessage(sharingMessages.invitedLead)}</p>
          <AuthPlacement value="embedded">
            <AuthForms state={state} redirectTo={redirectTo} initialEmail={email} />
          </AuthPlacement>
        </Card>
      </div>
    </div>
  );
}
