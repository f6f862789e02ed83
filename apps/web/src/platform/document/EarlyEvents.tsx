import { useContext, useEffect, useSyncExternalStore } from "react";
import source from "./early-events.js?raw";
import { NonceContext } from "./nonce.ts";

declare global {
  var repeatEarlyEvents: (() => void) | undefined;
}

/** Repeats events from before hydration: a page is visible long before its scripts are loaded. */
export function EarlyEvents() {
  useIsHydrated();
  return <EarlyEventsScript />;
}

export function EarlyEventsScript() {
  const nonce = useContext(NonceContext);
  return (
    // Browsers hide the nonce from scripts, so it differs from the one of the server.
    <script
      nonce={nonce}
      suppressHydrationWarning
      // Hydration keeps the source that the server wrote, so the script does not contain it again.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? source : "" }}
    />
  );
}

/** Whether the page is hydrated; events before that are repeated after it. */
export function useIsHydrated(): boolean {
  // True one render after hydration: forms adopt text typed before it in between.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  useEffect(() => {
    if (isHydrated) globalThis.repeatEarlyEvents?.();
  }, [isHydrated]);
  return isHydrated;
}
