import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

const RETRY_INTERVAL_MS = 10_000;

/** Replaces a page while the service is down, and loads it as soon as the service is back. */
export function ServiceDown() {
  const { pathname, search } = useLocation();
  const isRetrying = useReloadWhenBack();
  return (
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
  );
}

/** Asks for the page until it is there again, then reloads it; false on pages without scripts. */
function useReloadWhenBack(): boolean {
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => {
    setRetrying(true);
    const timer = setInterval(async () => {
      const isBack = await fetch(window.location.href, { method: "HEAD" }).then(
        ({ status }) => status < 500,
        () => false,
      );
      if (isBack) window.location.reload();
    }, RETRY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return isRetrying;
}
