import { useRootData, type Visitor } from "../../root-data.ts";

/** Undefined for guests. */
export function useVisitor(): Visitor | undefined {
  return useRootData()?.visitor;
}
