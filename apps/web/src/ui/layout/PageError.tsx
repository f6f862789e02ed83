import { formatMessage, pageMessages } from "@photomap/messages";
import { LinkButton } from "../buttons/LinkButton.tsx";
import { ErrorState } from "../status/ErrorState.tsx";

/** Shown instead of a page that does not exist or has failed. */
export function PageError({ isMissing }: { readonly isMissing: boolean }) {
  return (
    <ErrorState
      heading="h1"
      title={isMissing ? formatMessage(pageMessages.pageNotFoundTitle) : undefined}
      message={formatMessage(isMissing ? pageMessages.pageNotFound : pageMessages.unexpectedError)}
      action={
        <>
          <LinkButton to="/" variant="primary">
            {formatMessage(pageMessages.returnHome)}
          </LinkButton>
          {isMissing ? null : (
            <LinkButton to="/contact">{formatMessage(pageMessages.contactUs)}</LinkButton>
          )}
        </>
      }
    />
  );
}
