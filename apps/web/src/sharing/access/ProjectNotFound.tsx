import { formatMessage, projectMessages } from "@photomap/messages";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

interface ProjectNotFoundProps {
  readonly message: string;
  /** What to do next; by default, a link to the visitor's projects. */
  readonly action?: ReactNode;
}

export function ProjectNotFound({ message, action }: ProjectNotFoundProps) {
  const title = formatMessage(projectMessages.notFound);
  return (
    <ErrorState heading="h1" title={title} message={message} action={action ?? <ProjectsLink />} />
  );
}

function ProjectsLink() {
  return <LinkButton to="/create">{formatMessage(projectMessages.finderTitle)}</LinkButton>;
}
