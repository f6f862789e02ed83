import { formatMessage, sharingMessages } from "@photomap/messages";
import { isEmailAddress, normalizeEmail } from "@photomap/project";
import { ProjectNotFound } from "./ProjectNotFound.tsx";

interface NotFoundSignedInProps {
  /** The account's address. */
  readonly email: string;
  /** The address that was invited, from the URL of the page. */
  readonly invitedEmail: string;
}

export function NotFoundSignedIn({ email, invitedEmail }: NotFoundSignedInProps) {
  const message = describeAccounts(email, normalizeEmail(invitedEmail));
  return <ProjectNotFound message={message} />;
}

/** Names the two addresses. The URL may contain any text, so only an email address is repeated. */
function describeAccounts(email: string, invitedEmail: string): string {
  return isEmailAddress(invitedEmail) && invitedEmail !== email
    ? formatMessage(sharingMessages.notFoundInvitedHint, { invitedEmail, email })
    : formatMessage(sharingMessages.notFoundHint, { email });
}
