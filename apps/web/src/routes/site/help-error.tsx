import { contentMessages, formatMessage } from "@photomap/messages";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { PageTitle } from "../../brand/PageTitle.tsx";
import { HelpProblem } from "../../features/help/HelpProblem.tsx";
import { Shell } from "../../features/shell/Shell.tsx";

export function HelpErrorBoundary() {
  const message = formatMessage(findMessage(useRouteError()));
  return (
    <Shell>
      <PageTitle>{message}</PageTitle>
      <HelpProblem message={message} />
    </Shell>
  );
}

function findMessage(error: unknown) {
  if (!isRouteErrorResponse(error)) return contentMessages.helpUnexpected;
  return error.status === 404 ? contentMessages.helpMissing : contentMessages.helpFailed;
}
