import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { config } from "./server/config.ts";
import { FORWARDED_PATHS } from "./server/forwarded-paths.ts";

/** The same split as in production: what belongs to the API is forwarded, so the browser sees one origin. */
const proxy = Object.fromEntries(
  FORWARDED_PATHS.map((path) => [`^${path}(?!/components)(/|$|\\?)`, { target: config.API_URL }]),
);

export default defineConfig({
  plugins: [reactRouter()],
  // Named here so that the first page of a fresh clone does not reload while they are found.
  optimizeDeps: { include: ["@mantine/core", "lucide-react"] },
  server: { host: config.HOST, port: config.PORT, strictPort: true, proxy },
});
