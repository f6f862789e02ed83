import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  ssr: true,
  // A page loads all parts of its route modules anyway, and each would be a request more.
  splitRouteModules: false,
  // The manifest of all routes is 2 kB; fetching it route by route costs more requests on slow phones.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
