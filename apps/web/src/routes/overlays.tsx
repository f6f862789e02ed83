import { type ComponentType, lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { useHasForeignCart } from "../cart/use-cart-count.ts";
import { useRootData } from "../root-data.ts";

/** Loaded after the page, with the code that reads the projects of a guest; not offered if that fails. */
const GuestImportOffer = lazy<ComponentType>(() =>
  import("../features/guest/GuestImportOffer.tsx").then(
    (module) => ({ default: module.GuestImportOffer }),
    () => ({ default: () => null }),
  ),
);

/** Loaded after the page, when the stored cart is not that of the visitor. */
const CartSession = lazy<ComponentType>(() =>
  import("../cart/CartSession.tsx").then(
    (module) => ({ default: module.CartSession }),
    () => ({ default: () => null }),
  ),
);

/** Loaded after the page: the connection has just been used. */
const NavigationGuard = lazy<ComponentType>(() =>
  import("../features/connection/NavigationGuard.tsx").then(
    (module) => ({ default: module.NavigationGuard }),
    () => ({ default: () => null }),
  ),
);

/** Pages that hydrate. They offer to import the projects of a guest after a sign-in, and merge carts. */
export default function OverlaysRoute() {
  const data = useRootData();
  // The import needs the server.
  const canImport = data?.visitor !== undefined && !data.isVisitorUnknown;
  const hasForeignCart = useHasForeignCart();
  return (
    <>
      <Outlet />
      <Suspense>
        <NavigationGuard />
      </Suspense>
      {hasForeignCart ? (
        <Suspense>
          <CartSession />
        </Suspense>
      ) : null}
      {canImport ? (
        <Suspense>
          <GuestImportOffer />
        </Suspense>
      ) : null}
    </>
  );
}
