import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  splitRouteModules: true,
  // The manifest of all routes is 2 kB; fetching it route by route costs more requests on slow phones.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
