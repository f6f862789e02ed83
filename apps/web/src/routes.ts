import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("create", "routes/create.tsx"),
  route("p/new/:designId", "routes/new-project.tsx"),
  route("p/:id", "routes/project.tsx"),
  route("p/:id/output/download", "routes/download.tsx"),
  route("account/login", "routes/login.tsx"),
  route("dev/components", "routes/component-page.tsx"),
  route("*", "routes/unknown-path.tsx"),
] satisfies RouteConfig;
