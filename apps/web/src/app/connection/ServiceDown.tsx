import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

const RETRY_INTERVAL_MS = 10_000;

/** Replaces a page while the service is down, and loads it as soon as the service is back. */
export function ServiceDown() {
  const { pathname, search } = useLocation();
  // Pages without scripts don't try again.
  const isRetrying = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  useReloadWhenBack();
  return (
    <>
      <PageTitle>We'll be right back</PageTitle>
      <ErrorState
        heading="h1"
        title="We'll be right back"
        message="Our service isn't answering right now. Your maps and orders are safe, and you're still logged in."
        action={
          <>
            <LinkButton to={pathname + search} variant="primary" reloadDocument>
              Try again
            </LinkButton>
            {isRetrying ? <p>This page also tries again every few seconds.</p> : null}
          </>
        }
      />
    </>
  );
}

/** Asks for the page until it is there again, then reloads it. */
function useReloadWhenBack(): void {
  useEffect(() => {
    const retry = async () => {
      const isBack = await fetch(window.location.href, { method: "HEAD" }).then(
        ({ status }) => status < 500,
        () => false,
      );
      if (isBack) window.location.reload();
    };
    const timer = setInterval(() => void retry(), RETRY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
}
