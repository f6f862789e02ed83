import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { SOON_PAGES } from "./features/shell/soon-pages.ts";
import { REDIRECTS } from "./routes/redirects.ts";

const redirects = Object.keys(REDIRECTS).map((path) =>
  route(path, "routes/redirect.tsx", { id: `redirect-${path}` }),
);

const soonPages = Object.keys(SOON_PAGES).map((path) =>
  route(`${path}/*`, "routes/soon.tsx", { id: `soon-${path}` }),
);

export default [
  index("routes/home.tsx"),
  layout("routes/overlays.tsx", [
    route("create", "routes/create.tsx"),
    route("p/new/:designId", "routes/new-project.tsx"),
    route("p/:id", "routes/project-page.tsx", [
      layout("routes/project.tsx", [
        index("routes/project-map.tsx"),
        route("output", "routes/output.tsx", [
          index("routes/output-chooser.tsx"),
          route("download", "routes/output-download.tsx"),
          route("*", "routes/project-elsewhere.tsx"),
        ]),
        route(":featureId/*", "routes/project-opening.tsx"),
      ]),
    ]),
    route("account", "routes/account-area.tsx", [
      index("routes/account.tsx"),
      route("general", "routes/account-general.tsx"),
      route("orders", "routes/account-orders.tsx"),
      route("orders/:orderNumber", "routes/account-order.tsx"),
      route("sticker-tokens", "routes/account-sticker-tokens.tsx"),
    ]),
    route("account/:authBoxState", "routes/account-auth.tsx"),
    route("dev/components", "routes/component-page.tsx"),
    route("dev/opening", "routes/opening-page.tsx"),
    route("dev/map", "routes/map-page.tsx"),
  ]),
  route("account/log-out", "routes/log-out.tsx"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  ...redirects,
  ...soonPages,
  route("*", "routes/unknown-path.tsx"),
] satisfies RouteConfig;
