import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { createPortal } from "react-dom";
import { BrandContext, DEFAULT_BRAND } from "../../platform/brand/brand.ts";
import { useIsHydrated } from "../../platform/document/EarlyEvents.tsx";
import { DocumentRouting } from "../../platform/routing/DocumentRouting.tsx";
import type { IsOwnPath } from "../../platform/routing/document-location.ts";
import { useCartCount } from "../../shop/cart/use-cart-count.ts";
import { VisitorOverlays } from "../VisitorOverlays.tsx";
import { IslandBoundary } from "./IslandBoundary.tsx";
import type { IslandData } from "./island-renderer.ts";

/** Loaded after the page, as in the application. */
const ToastRegion = lazy(async () => ({
  default: (await import("../../ui/toasts/ToastRegion.tsx")).ToastRegion,
}));
const DocumentGuard = lazy(async () => ({
  default: (await import("../connection/PageLeaveGuard.tsx")).PageLeaveGuard,
}));

/** The ids of an island must differ from those of the page around it. */
export const ISLAND_ID_PREFIX = "island";

interface IslandRootProps<Props extends object> {
  readonly component: ComponentType<Props>;
  readonly data: IslandData<Props>;
  readonly isOwnPath: IsOwnPath;
}

/** What the root route and the overlays are for pages of the application. */
export function IslandRoot<Props extends object>(island: IslandRootProps<Props>) {
  const { component: Component, data, isOwnPath } = island;
  const { requested, rootData, props } = data;
  return (
    <DocumentRouting requested={requested} rootData={rootData} isOwnPath={isOwnPath}>
      <BrandContext value={rootData?.brand ?? DEFAULT_BRAND}>
        <IslandBoundary>
          <Component {...props} />
        </IslandBoundary>
        <IslandOverlays />
      </BrandContext>
    </DocumentRouting>
  );
}

function IslandOverlays() {
  const isHydrated = useIsHydrated();
  const cartCount = useCartCount();
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
  useEffect(() => {
    if (cartCount !== undefined) dispatchEvent(new CustomEvent("cartcount", { detail: cartCount }));
  }, [cartCount]);
  // The server cannot wait for what is loaded later.
  if (!isHydrated) return null;
  return createPortal(
    <>
      <Suspense>
        <ToastRegion />
      </Suspense>
      <Suspense>
        <DocumentGuard />
      </Suspense>
      <VisitorOverlays />
    </>,
    document.body,
  );
}
