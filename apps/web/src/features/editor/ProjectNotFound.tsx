import { projectMessages, say } from "@photomap/messages";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";

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
