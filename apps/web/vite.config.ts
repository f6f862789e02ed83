import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { createChunkPlan } from "./bundle/chunk-plan.ts";
import { islands } from "./bundle/islands.ts";
import { operationHashes } from "./bundle/operation-hashes.ts";
import manifest from "./package.json" with { type: "json" };
import { DEVELOPMENT_PATH, FORWARDED_PATHS } from "./server/forwarded-paths.ts";
import { rewriteShareUrl } from "./server/share-url.ts";
import { createVariablesCss } from "./src/ui/theme/variables-css.ts";

/** Proxies API paths as in production, so that the browser sees one origin. */
const target = process.env["API_URL"] ?? "http://127.0.0.1:4000";
const proxy = Object.fromEntries(
  [...FORWARDED_PATHS, DEVELOPMENT_PATH].map((path) => [
    `^${path}(?!/components|/map|/opening)(/|$|\\?)`,
    { target },
  ]),
);

/** Generates the stylesheet of the theme variables from variables.ts, so that pages do not load them as script. */
const tokensCss: Plugin = {
  name: "theme-css",
  enforce: "pre",
  transform(_code, id) {
    const [path] = id.split("?");
    return path?.endsWith("/src/ui/theme/variables.css")
      ? { code: createVariablesCss(), map: null }
      : null;
  },
};

/** Rewrites share URLs as the web server does. */
const shareUrls: Plugin = {
  name: "share-urls",
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const url = rewriteShareUrl(request.url ?? "/");
      // React Router reads the original one.
      Object.assign(request, { url, originalUrl: url });
      next();
    });
  },
};

const chunkPlan = createChunkPlan();

export default defineConfig({
  plugins: [tokensCss, shareUrls, operationHashes, islands, chunkPlan.plugin, reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: chunkPlan.codeSplitting },
          // Its package.json does not say that its modules have no side effects.
          treeshake: {
            moduleSideEffects: [{ test: /\/node_modules\/clipper2-ts\//, sideEffects: false }],
          },
        },
      },
    },
  },
  // Production has no development dependencies: the build of the server contains those it imports.
  ssr: { noExternal: Object.keys(manifest.devDependencies) },
  // Inlined pictures would be downloaded even where they are not shown.
  build: { assetsInlineLimit: 0 },
  // Dependencies discovered after the first page load would reload that page.
  optimizeDeps: {
    entries: ["src/app/entry.client.tsx", "src/app/root.tsx", "src/*/routes/**/*.tsx"],
    include: ["react", "react-dom/client", "react-router", "react-router/dom"],
  },
  server: { host: "127.0.0.1", port: 3000, strictPort: true, proxy },
});
