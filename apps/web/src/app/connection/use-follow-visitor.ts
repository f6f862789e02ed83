import { useEffect } from "react";
import { useRootData } from "../../platform/routing/root-data.ts";
import { followVisitor } from "../../project/offline/follow-visitor.ts";

/** Removes the data of another account from this browser. */
export function useFollowVisitor(): void {
  const data = useRootData();
  useEffect(() => {
    if (data?.isVisitorUnknown === false) void followVisitor(data.visitor);
  }, [data]);
}
