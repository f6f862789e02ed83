import { contentMessages, formatMessage } from "@photomap/messages";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

export function BlogErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const message = formatMessage(
    isMissing ? contentMessages.postMissing : contentMessages.blogFailed,
  );
  return (
    <SiteFrame>
      <PageTitle>{message}</PageTitle>
      <ErrorState
        heading="h1"
        message={message}
        action={
          <LinkButton to="/blog" variant="primary" reloadDocument>
            {isMissing ? "See all posts" : "Try again"}
          </LinkButton>
        }
      />
    </SiteFrame>
  );
}
