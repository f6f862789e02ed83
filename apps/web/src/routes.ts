import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("create", "routes/create.tsx"),
  route("p/new/:designId", "routes/new-project.tsx"),
  route("p/:id", "routes/project.tsx"),
  route("p/:id/output/download", "routes/download.tsx"),
  route("account", "routes/account-area.tsx", [
    index("routes/account.tsx"),
    route("general", "routes/account-general.tsx"),
    route("orders", "routes/account-orders.tsx"),
    route("orders/:orderNumber", "routes/account-order.tsx"),
    route("sticker-tokens", "routes/account-sticker-tokens.tsx"),
  ]),
  route("account/:authBoxState", "routes/account-auth.tsx"),
  route("dev/components", "routes/component-page.tsx"),
  route("*", "routes/unknown-path.tsx"),
] satisfies RouteConfig;
