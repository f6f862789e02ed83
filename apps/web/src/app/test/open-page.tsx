import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  type RouteObject,
  StaticRouterProvider,
} from "react-router";
import { RouterRouting } from "../../platform/routing/RouterRouting.tsx";

/** Renders a route on the server; a redirect is returned as `to <location>`. */
export async function openPage(
  routes: RouteObject[],
  path: string,
  headers: Record<string, string> = {},
): Promise<{ readonly status: number; readonly page: string }> {
  const element = (
    <RouterRouting>
      <Outlet />
    </RouterRouting>
  );
  const handler = createStaticHandler([{ element, children: routes }]);
  const found = await handler.query(new Request(`https://photomap.example${path}`, { headers }));
  if (found instanceof Response) {
    return { status: found.status, page: `to ${found.headers.get("location")}` };
  }
  const router = createStaticRouter(handler.dataRoutes, found);
  const page = renderToString(
    <StaticRouterProvider router={router} context={found} hydrate={false} />,
  );
  return { status: found.statusCode, page };
}

/** Returns the texts of a rendered page with one `|` between them in place of the elements. */
export const readTexts = (page: string) => page.replaceAll(/(<[^>]*>)+/g, "|");
