import { type ComponentType, createContext, useContext } from "react";
import type { LinkProps, To } from "react-router";
import type { RootData } from "./root-data.types.ts";

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  /** The state of the history entry. */
  readonly state: unknown;
}

export type Navigate = (
  to: To,
  options?: { state?: unknown; replace?: boolean },
) => void | Promise<void>;

/**
 * What components that are used in islands need from a router. Pages of the application have React
 * Router, islands the browser, so that they need not load React Router.
 */
export interface Routing {
  readonly Link: ComponentType<LinkProps>;
  readonly location: PageLocation;
  readonly navigate: Navigate;
  /** Loads the data of the page again. */
  readonly revalidate: () => Promise<void>;
  /** The data of the root route, as it was loaded. */
  readonly rootData: RootData | undefined;
}

export const RoutingContext = createContext<Routing | undefined>(undefined);

export function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (routing === undefined) throw new Error("There is no RoutingContext above the component");
  return routing;
}

export function useLocation(): PageLocation {
  return useRouting().location;
}

export function useNavigate(): Navigate {
  return useRouting().navigate;
}
