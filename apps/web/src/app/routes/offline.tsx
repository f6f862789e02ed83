import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { Shell } from "../shell/Shell.tsx";

export const handle = DOCUMENT_PAGE;

/** The service worker answers with it at the address of a page that needs the server. */
export default function OfflineRoute() {
  return (
    <Shell>
      <PageTitle>No connection</PageTitle>
      <ErrorState
        heading="h1"
        title="No connection"
        message="This page needs the internet. Your maps do not: those you opened in this browser recently can be opened and changed, and what you change is sent when the connection is back."
        action={
          <LinkButton to="/create" variant="primary">
            Your maps
          </LinkButton>
        }
      />
    </Shell>
  );
}
