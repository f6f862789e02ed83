import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { DEVELOPMENT_PATH, FORWARDED_PATHS } from "./server/forwarded-paths.ts";
import { createTokensCss } from "./src/theme/tokens-css.ts";

/** Proxies API paths as in production, so that the browser sees one origin. */
const target = process.env["API_URL"] ?? "http://127.0.0.1:4000";
const proxy = Object.fromEntries(
  [...FORWARDED_PATHS, DEVELOPMENT_PATH].map((path) => [
    `^${path}(?!/components|/map|/opening)(/|$|\\?)`,
    { target },
  ]),
);

/** Generates the stylesheet of the tokens from tokens.ts, so that pages do not load them as script. */
const tokensCss: Plugin = {
  name: "tokens-css",
  enforce: "pre",
  transform(_code, id) {
    const [path] = id.split("?");
    return path?.endsWith("/src/theme/tokens.css") ? { code: createTokensCss(), map: null } : null;
  },
};

/**
 * Groups shared modules into one chunk per layer: every additional request is expensive on slow
 * phones. Lower layers never import higher ones, so chunks do not depend on each other in cycles.
 */
const codeSplitting = {
  minShareCount: 2,
  groups: [
    {
      name: "framework",
      test: /\/node_modules\/(react|react-dom|react-router|scheduler|lucide-react)\//,
      priority: 4,
    },
    {
      name: "parts",
      test: /\/(packages\/messages|web\/src\/(api|brand|errors|generated|network|toasts|ui))\//,
      priority: 3,
    },
    { name: "maps", test: /\/packages\/|\/node_modules\/clipper2-ts\//, priority: 2 },
    { name: "store", test: /\/web\/src\/(project-store|uploads)\//, priority: 1 },
    {
      name: "project",
      test: /\/web\/src\/(viewport|features\/(editor|map-view|printing))\//,
      priority: 0,
    },
  ],
};

export default defineConfig({
  plugins: [tokensCss, reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  // Inlined pictures would be downloaded even where they are not shown.
  build: { assetsInlineLimit: 0 },
  // Dependencies discovered after the first page load would reload that page.
  optimizeDeps: {
    entries: ["src/entry.client.tsx", "src/root.tsx", "src/routes/**/*.tsx"],
    include: ["react", "react-dom/client", "react-router", "react-router/dom"],
  },
  server: { host: "127.0.0.1", port: 3000, strictPort: true, proxy },
});
