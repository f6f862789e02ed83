import { useEffect } from "react";
import { useRootData } from "../../platform/routing/root-data.ts";
import { syncLocalDataWithVisitor } from "../../project/offline/sync-local-data-with-visitor.ts";

/** Removes the data of another account from this browser. */
export function useLocalDataSync(): void {
  const data = useRootData();
  useEffect(() => {
    if (data?.isVisitorUnknown === false) void syncLocalDataWithVisitor(data.visitor);
  }, [data]);
}
