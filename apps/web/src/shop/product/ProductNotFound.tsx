import { formatMessage, shopMessages } from "@photomap/messages";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

export function ProductNotFound() {
  return (
    <ErrorState
      heading="h1"
      message={formatMessage(shopMessages.productNotFound)}
      action={
        <LinkButton to="/shop" variant="primary">
          {formatMessage(shopMessages.browseProducts)}
        </LinkButton>
      }
    />
  );
}
