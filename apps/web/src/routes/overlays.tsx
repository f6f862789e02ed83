import { type ComponentType, lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { NavigationGuard } from "../features/connection/NavigationGuard.tsx";
import { useVisitor } from "../features/shell/visitor.ts";

/** Loaded after the page, with the code that reads the projects of a guest; not offered if that fails. */
const GuestImportOffer = lazy<ComponentType>(() =>
  import("../features/guest/GuestImportOffer.tsx").then(
    (module) => ({ default: module.GuestImportOffer }),
    () => ({ default: () => null }),
  ),
);

/** Pages that hydrate. They offer to import the projects of a guest after a sign-in. */
export default function OverlaysRoute() {
  const visitor = useVisitor();
  return (
    <>
      <Outlet />
      <NavigationGuard />
      {visitor === undefined ? null : (
        <Suspense>
          <GuestImportOffer />
        </Suspense>
      )}
    </>
  );
}
