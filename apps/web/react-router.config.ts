import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  splitRouteModules: true,
  // All routes are 2 kB; asking for them screen by screen costs a slow phone more.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
