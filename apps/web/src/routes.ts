import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("dev/components", "routes/component-page.tsx"),
  route("*", "routes/unknown-path.tsx"),
] satisfies RouteConfig;
