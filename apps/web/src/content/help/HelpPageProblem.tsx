import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

/** Shown instead of a help page. */
export function HelpPageProblem({ message }: { readonly message: string }) {
  return (
    <ErrorState
      heading="h1"
      message={message}
      action={
        <LinkButton to="/help" variant="primary" reloadDocument>
          Help Center
        </LinkButton>
      }
    />
  );
}
