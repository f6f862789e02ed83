import { formatMessage, sharingMessages } from "@photomap/messages";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./AuthBox.module.css";
import { AuthForms } from "./AuthBox.tsx";
import { isAuthScreen } from "./auth-screen.ts";
import { AuthPlacementContext, useAuthHistoryEntry } from "./auth-target.ts";

interface InvitedBoxProps {
  /** The invited address; the person may enter another. */
  readonly email: string;
  readonly redirectTo: string;
}

/** Sign-up and login on a project's page, for an invited person without a session. */
export function InvitedAuthBox({ email, redirectTo }: InvitedBoxProps) {
  const { authState } = useAuthHistoryEntry();
  const state = isAuthScreen(authState) ? authState : "sign-up";
  return (
    <div className={styles.page}>
      <div className={styles.box}>
        <Card raised>
          <h1>{formatMessage(sharingMessages.youAreInvited)}</h1>
          <p className={styles.lead}>{formatMessage(sharingMessages.invitedLead)}</p>
          <AuthPlacementContext value="embedded">
            <AuthForms state={state} redirectTo={redirectTo} initialEmail={email} />
          </AuthPlacementContext>
        </Card>
      </div>
    </div>
  );
}
