import { formatMessage, projectMessages, sharingMessages } from "@photomap/messages";
import { useLocation, useParams, useSearchParams } from "react-router";
import { getSignInPath } from "../../account/auth/auth-screen.ts";
import { InvitedAuthBox } from "../../account/auth/InvitedAuthBox.tsx";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { useRootData } from "../../platform/routing/root-data.ts";
import { NotFoundAnonymous } from "../../sharing/access/NotFoundAnonymous.tsx";
import { NotFoundSignedIn } from "../../sharing/access/NotFoundSignedIn.tsx";
import { ProjectNotFound } from "../../sharing/access/ProjectNotFound.tsx";
import { SharePasswordForm } from "../../sharing/access/SharePasswordForm.tsx";

interface NotFoundPageProps {
  /** Why the project was not looked for, if it was not. */
  readonly refusal: string | undefined;
  /** Whether the share link needs its password. */
  readonly needsPassword: boolean;
}

/**
 * The page of a project that is missing or not visible. The query comes from an invitation email.
 */
export function NotFoundPage({ refusal, needsPassword }: NotFoundPageProps) {
  const { id = "" } = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const email = useRootData()?.visitor?.email;
  const invitedEmail = query.get("e") ?? "";
  const isInvited = query.get("r") === "collaborator-invite";
  if (refusal === undefined && email === undefined && isInvited) {
    return (
      <SiteFrame>
        <PageTitle>{formatMessage(sharingMessages.youAreInvited)}</PageTitle>
        <InvitedAuthBox email={invitedEmail} redirectTo={pathname} />
      </SiteFrame>
    );
  }
  if (needsPassword) {
    return (
      <SiteFrame>
        <PageTitle>{formatMessage(sharingMessages.passwordTitle)}</PageTitle>
        <SharePasswordForm projectId={id} linkKey={query.get("k")} />
      </SiteFrame>
    );
  }
  return (
    <SiteFrame>
      <PageTitle>{formatMessage(projectMessages.notFound)}</PageTitle>
      {refusal !== undefined ? (
        <ProjectNotFound message={refusal} />
      ) : email !== undefined ? (
        <NotFoundSignedIn email={email} invitedEmail={isInvited ? invitedEmail : ""} />
      ) : (
        <NotFoundAnonymous signInPath={getSignInPath(pathname)} />
      )}
    </SiteFrame>
  );
}
