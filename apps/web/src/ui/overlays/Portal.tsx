import { type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

/** Renders at the end of the body, above everything; nothing on the server and while hydrating. */
export function Portal({ children }: { readonly children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isInBrowser ? createPortal(children, document.body) : null;
}

function subscribe(): () => void {
  return () => {};
}
