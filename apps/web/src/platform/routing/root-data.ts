import { useEffect, useMemo, useSyncExternalStore } from "react";
import { getKnownVisitor, type Visitor } from "../visitor/account-record.ts";
import type { RootData } from "./root-data.types.ts";
import { useRouting } from "./routing.ts";

let lastData: RootData | undefined;

/**
 * The data of the root route. A navigation that fails, for example without a connection, drops it:
 * the page about the failure then keeps the last data, so that its header still shows the user.
 */
export function useRootData(): RootData | undefined {
  const { rootData: loaded } = useRouting();
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

/** The account that is logged in; undefined for guests. */
export function useVisitor(): Visitor | undefined {
  return useRootData()?.visitor;
}
