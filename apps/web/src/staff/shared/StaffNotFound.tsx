import { formatMessage, pageMessages } from "@photomap/messages";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

/** The error boundary of detail pages: shows a 404 in the staff frame, rethrows the rest. */
export function StaffNotFound() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <ErrorState
        heading="h1"
        message={formatMessage(pageMessages.pageNotFound)}
        action={<LinkButton to="/staff/orders">All orders</LinkButton>}
      />
    </>
  );
}
