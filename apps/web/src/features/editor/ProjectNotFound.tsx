import { projectMessages, say } from "@photomap/messages";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

export function ProjectNotFound() {
  return (
    <>
      <PageTitle>{say(projectMessages.notFound)}</PageTitle>
      <ErrorState
        heading="h1"
        message={say(projectMessages.notFound)}
        action={<LinkButton to="/create">{say(projectMessages.finderTitle)}</LinkButton>}
      />
    </>
  );
}
