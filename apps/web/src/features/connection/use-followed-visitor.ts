import { useEffect } from "react";
import { followVisitor } from "../../offline/follow-visitor.ts";
import { useRootData } from "../../root-data.ts";

/** The data of another account is removed from this browser. */
export function useFollowedVisitor(): void {
  const data = useRootData();
  useEffect(() => {
    if (data?.isVisitorUnknown === false) void followVisitor(data.visitor);
  }, [data]);
}
