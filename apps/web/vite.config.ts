import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { config } from "./server/config.server.ts";
import { FORWARDED_PATHS } from "./server/forwarded-paths.ts";
import { createTokensCss } from "./src/theme/tokens-css.ts";

/** The same split as in production: what belongs to the API is forwarded, so the browser sees one origin. */
const proxy = Object.fromEntries(
  FORWARDED_PATHS.map((path) => [
    `^${path}(?!/components|/map|/opening)(/|$|\\?)`,
    { target: config.API_URL },
  ]),
);

/** The stylesheet of the tokens: their one home is tokens.ts, and no page carries them as script. */
const tokensCss: Plugin = {
  name: "tokens-css",
  enforce: "pre",
  transform(_code, id) {
    const [path] = id.split("?");
    return path?.endsWith("/src/theme/tokens.css") ? { code: createTokensCss(), map: null } : null;
  },
};

/**
 * What screens share in few files, each layer in one: a slow phone pays for every file, however
 * small it is. Lower layers never import higher ones, so their files can be read in one order.
 */
const codeSplitting = {
  minShareCount: 2,
  groups: [
    { name: "libraries", test: /\/node_modules\//, priority: 3 },
    {
      name: "parts",
      test: /\/(packages|web\/src\/(api|brand|generated|network|toasts|ui))\//,
      priority: 2,
    },
    { name: "store", test: /\/web\/src\/(project-store|uploads)\//, priority: 1 },
    { name: "project", test: /\/web\/src\/features\/(editor|map-view|printing)\//, priority: 0 },
  ],
};

export default defineConfig({
  plugins: [tokensCss, reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  // A picture inside the page would load even where it does not show.
  build: { assetsInlineLimit: 0 },
  // Found before the first page is asked for: found later, a fresh clone's first page would break.
  optimizeDeps: {
    entries: ["src/entry.client.tsx", "src/root.tsx", "src/routes/**/*.tsx"],
    include: ["react", "react-dom/client", "react-router", "react-router/dom"],
  },
  server: { host: config.HOST, port: config.PORT, strictPort: true, proxy },
});
