import {
  accountMessages,
  formatMessage,
  projectMessages,
  sharingMessages,
} from "@photomap/messages";
import { isEmailAddress, normalizeEmail } from "@photomap/project";
import { Link } from "react-router";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import styles from "./ProjectNotFound.module.css";

const TITLE = formatMessage(projectMessages.notFound);

/** Shown to a visitor who opened too many projects that do not exist. */
export function ReadRefused({ message }: { readonly message: string }) {
  return <ErrorState heading="h1" title={TITLE} message={message} action={<ProjectsLink />} />;
}

interface SignedInProps {
  /** The account's address. */
  readonly email: string;
  /** The address that was invited, from the URL of the page. */
  readonly invitedEmail: string;
}

export function NotFoundSignedIn({ email, invitedEmail }: SignedInProps) {
  return (
    <ErrorState
      heading="h1"
      title={TITLE}
      message={describeAccounts(email, normalizeEmail(invitedEmail))}
      action={<ProjectsLink />}
    />
  );
}

/** Names the two addresses. The URL may contain any text, so only an email address is repeated. */
function describeAccounts(email: string, invitedEmail: string): string {
  return isEmailAddress(invitedEmail) && invitedEmail !== email
    ? formatMessage(sharingMessages.notFoundInvitedHint, { invitedEmail, email })
    : formatMessage(sharingMessages.notFoundHint, { email });
}

function ProjectsLink() {
  return <LinkButton to="/create">{formatMessage(projectMessages.finderTitle)}</LinkButton>;
}

export function NotFoundAnonymous({ signInPath }: { readonly signInPath: string }) {
  return (
    <ErrorState
      heading="h1"
      title={TITLE}
      message={formatMessage(sharingMessages.logInToOpen)}
      action={
        <div className={styles.actions}>
          <LinkButton variant="primary" to={signInPath}>
            {formatMessage(accountMessages.logIn)}
          </LinkButton>
          <Link to="/create">{formatMessage(projectMessages.createTitle)}</Link>
        </div>
      }
    />
  );
}
