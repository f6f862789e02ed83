import { render } from "@testing-library/react";
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from "react-router";
import { vi } from "vitest";
import { RouterRouting } from "../platform/routing/RouterRouting.tsx";
import type { RootData } from "../platform/routing/root-data.types.ts";

interface PageOptions {
  /** The initial history entries; the last one is shown. */
  readonly entries?: readonly (string | { readonly pathname: string; readonly state: unknown })[];
  /** The data of the root route. */
  readonly root?: Partial<RootData>;
}

/** Renders routes as the browser does after hydration, below the root route. */
export function renderPage(
  routes: RouteObject[],
  { entries = ["/"], root = {} }: PageOptions = {},
) {
  stubBrowserApis();
  const layout: RouteObject = {
    id: "root",
    element: (
      <RouterRouting>
        <Outlet />
      </RouterRouting>
    ),
    loader: () => root,
    HydrateFallback: () => null,
    children: routes,
  };
  const router = createMemoryRouter([layout], {
    initialEntries: [...entries],
    hydrationData: { loaderData: { root } },
  });
  const rendered = render(<RouterProvider router={router} />);
  return { ...rendered, router };
}

/** What jsdom lacks and the components call. */
export function stubBrowserApis(): void {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
}
