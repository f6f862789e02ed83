import { formatMessage, projectMessages } from "@photomap/messages";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

export function ProjectNotFound() {
  return (
    <>
      <PageTitle>{formatMessage(projectMessages.notFound)}</PageTitle>
      <ErrorState
        heading="h1"
        message={formatMessage(projectMessages.notFound)}
        action={<LinkButton to="/create">{formatMessage(projectMessages.finderTitle)}</LinkButton>}
      />
    </>
  );
}
