import { type ComponentType, lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { VisitorOverlays } from "../VisitorOverlays.tsx";

/** Loaded after the page: the connection has just been used. */
const NavigationGuard = lazy<ComponentType>(() =>
  import("../connection/NavigationGuard.tsx").then(
    (module) => ({ default: module.NavigationGuard }),
    () => ({ default: () => null }),
  ),
);

/** The layout of pages that hydrate. */
export default function OverlaysRoute() {
  return (
    <>
      <Outlet />
      <Suspense>
        <NavigationGuard />
      </Suspense>
      <VisitorOverlays />
    </>
  );
}
