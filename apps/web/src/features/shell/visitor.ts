import { useRouteLoaderData } from "react-router";

/** The signed-in person, as far as every page shows them. */
export interface Visitor {
  readonly email: string;
  readonly projectCount: number;
}

/** Nobody, when nobody is signed in. */
export function useVisitor(): Visitor | undefined {
  return useRouteLoaderData<{ visitor?: Visitor }>("root")?.visitor;
}
