import { type ComponentType, lazy, Suspense } from "react";
import { useRootData } from "../platform/routing/root-data.ts";
import { useHasForeignCart } from "../shop/cart/use-cart-count.ts";

/** Loaded after the page, with the code that reads the projects of a guest; not offered if that fails. */
const GuestImportOffer = lazy<ComponentType>(() =>
  import("../project/guest-mode/GuestImportOffer.tsx").then(
    (module) => ({ default: module.GuestImportOffer }),
    () => ({ default: () => null }),
  ),
);

/** Loaded after the page, when the stored cart is not the visitor's. */
const CartSession = lazy<ComponentType>(() =>
  import("../shop/cart/CartSessionSync.tsx").then(
    (module) => ({ default: module.CartSessionSync }),
    () => ({ default: () => null }),
  ),
);

/** Offers to import a guest's projects after a login, and merges carts. */
export function VisitorOverlays() {
  const data = useRootData();
  // The import needs the server.
  const canImport = data?.visitor !== undefined && !data.isVisitorUnknown;
  const hasForeignCart = useHasForeignCart();
  return (
    <>
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
