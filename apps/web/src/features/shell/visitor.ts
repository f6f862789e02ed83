import { useRouteLoaderData } from "react-router";

/** The signed-in account as shown in the header. */
export interface Visitor {
  readonly email: string;
  readonly projectCount: number;
}

/** Undefined for guests. */
export function useVisitor(): Visitor | undefined {
  return useRouteLoaderData<{ visitor?: Visitor }>("root")?.visitor;
}
