import { type ReactNode, useMemo } from "react";
import { Link, useLocation, useNavigate, useRevalidator, useRouteLoaderData } from "react-router";
import type { RootData } from "./root-data.types.ts";
import { RoutingContext } from "./routing.ts";

/** Routing by React Router, for the pages of the application. */
export function RouterRouting({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const rootData = useRouteLoaderData<RootData>("root");
  const routing = useMemo(
    () => ({ Link, location, navigate, revalidate, rootData }),
    [location, navigate, revalidate, rootData],
  );
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}
