import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { Brand } from "./brand/brand.ts";
import { getKnownVisitor, type Visitor } from "./offline/account-record.ts";

export interface RootData {
  readonly brand: Brand;
  readonly release: string;
  readonly requestId: string;
  readonly imagesUrl: string;
  readonly visitor: Visitor | undefined;
  /** The page was made without the session, for example to start without a connection. */
  readonly isVisitorUnknown: boolean;
  readonly year: number;
  readonly papers: readonly { readonly scheme: string; readonly paper: string }[];
}

let lastData: RootData | undefined;

/**
 * The data of the root route. A navigation that fails, for example without a connection, drops it:
 * the page about the failure then keeps the last data, so that its header still has the user.
 */
export function useRootData(): RootData | undefined {
  const loaded = useRouteLoaderData<RootData>("root");
  useEffect(() => {
    if (loaded !== undefined) lastData = loaded;
  }, [loaded]);
  const data = loaded ?? lastData;
  // The server renders the page without it, and so does hydration.
  const canRead = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return useMemo(
    () => (data?.isVisitorUnknown && canRead ? { ...data, visitor: getKnownVisitor() } : data),
    [data, canRead],
  );
}

/** Undefined for guests. */
export function useVisitor(): Visitor | undefined {
  return useRootData()?.visitor;
}
