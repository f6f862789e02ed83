import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { SiteFrame } from "../shell/SiteFrame.tsx";

export const handle = DOCUMENT_PAGE;

/** The service worker answers with it at the address of a page that needs the server. */
export default function OfflineRoute() {
  return (
    <SiteFrame>
      <PageTitle>No connection</PageTitle>
      <ErrorState
        heading="h1"
        title="No connection"
        message="This page needs an internet connection, but your maps don't. You can still open and edit the ones you used recently in this browser. We'll save your changes when you're back online."
        action={
          <LinkButton to="/create" variant="primary">
            Your maps
          </LinkButton>
        }
      />
    </SiteFrame>
  );
}
