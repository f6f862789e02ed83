import { projectMessages, say } from "@photomap/messages";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";

export function ProjectNotFound() {
  return (
    <>
      <title>{say(projectMessages.notFound)}</title>
      <ErrorState
        heading="h1"
        message={say(projectMessages.notFound)}
        action={<LinkButton to="/create">{say(projectMessages.finderTitle)}</LinkButton>}
      />
    </>
  );
}
