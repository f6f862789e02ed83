import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { LinkProps } from "react-router";
import { DocumentLocation, formatPath, type IsOwnPath } from "./document-location.ts";
import type { RootData } from "./root-data.types.ts";
import { type PageLocation, RoutingContext, useNavigate } from "./routing.ts";

const OwnPathContext = createContext<IsOwnPath>(() => false);

interface DocumentRoutingProps {
  /** The location of the request; only the browser knows that of the history entry. */
  readonly requested: PageLocation;
  readonly rootData: RootData | undefined;
  readonly isOwnPath: IsOwnPath;
  readonly children: ReactNode;
}

/** Routing by the browser, for islands: links to paths that are not their own load a page. */
export function DocumentRouting(props: DocumentRoutingProps) {
  const { requested, rootData, isOwnPath, children } = props;
  const [{ subscribe, get, navigate }] = useState(() => new DocumentLocation(isOwnPath));
  const location = useSyncExternalStore(subscribe, get, () => requested);
  const routing = useMemo(
    () => ({ Link: DocumentLink, location, navigate, revalidate, rootData }),
    [location, navigate, rootData],
  );
  return (
    <OwnPathContext value={isOwnPath}>
      <RoutingContext value={routing}>{children}</RoutingContext>
    </OwnPathContext>
  );
}

async function revalidate(): Promise<void> {
  location.reload();
}

function DocumentLink(props: LinkProps) {
  const { to, state, replace = false, onClick, children, ...rest } = props;
  const { reloadDocument: _, preventScrollReset: __, ...anchor } = rest;
  const isOwnPath = useContext(OwnPathContext);
  const navigate = useNavigate();
  const href = formatPath(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
    const { pathname } = new URL(href, location.href);
    if (defaultPrevented || opensElsewhere || !isOwnPath(pathname)) return;
    event.preventDefault();
    void navigate(to, { state, replace });
  };
  return (
    <a {...anchor} href={href} onClick={follow}>
      {children}
    </a>
  );
}
