import { contentMessages, formatMessage } from "@photomap/messages";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { HelpPageProblem } from "../help/HelpPageProblem.tsx";

export function HelpErrorBoundary() {
  const message = formatMessage(findMessage(useRouteError()));
  return (
    <SiteFrame>
      <PageTitle>{message}</PageTitle>
      <HelpPageProblem message={message} />
    </SiteFrame>
  );
}

function findMessage(error: unknown) {
  if (!isRouteErrorResponse(error)) return contentMessages.helpUnexpected;
  return error.status === 404 ? contentMessages.helpMissing : contentMessages.helpFailed;
}
