import { formatMessage, projectMessages } from "@photomap/messages";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

interface ProjectNotFoundProps {
  /** Why the project was not looked for, if it was not. */
  readonly message?: string | undefined;
}

export function ProjectNotFound({
  message = formatMessage(projectMessages.notFound),
}: ProjectNotFoundProps) {
  return (
    <>
      <PageTitle>{formatMessage(projectMessages.notFound)}</PageTitle>
      <ErrorState
        heading="h1"
        message={message}
        action={<LinkButton to="/create">{formatMessage(projectMessages.finderTitle)}</LinkButton>}
      />
    </>
  );
}
