import { execFileSync } from "node:child_process";
import { globSync, rmSync, writeFileSync } from "node:fs";
import { findRequiredFolders, listWorkspaceFolders } from "./workspace-folders.ts";

/**
 * Runs in the build stage of an image, in a copy of the workspace: `node install-app.ts web`. Removes
 * the packages that the app does not import, builds it if it has a build, and installs production
 * dependencies only. Not `pnpm deploy`: it puts the workspace's packages below node_modules, where
 * Node does not strip types.
 */
const BUILT_APP = "web";
/** Files with the time of the install; without them, two builds have the same content. */
const INSTALL_STATE = ["node_modules/.modules.yaml", "node_modules/.pnpm-workspace-state-v1.json"];
/** Files of dependencies that no process loads. */
const UNUSED_FILES = [
  "node_modules/.pnpm/**/*.{map,d.ts,d.mts,d.cts,md,markdown,tsbuildinfo}",
  "node_modules/.pnpm/react-dom@*/node_modules/react-dom/cjs/*{client,profiling}*",
];
const LICENSE = /licen[cs]e|notice|copying/i;

const [app = ""] = process.argv.slice(2);
const required = findRequiredFolders(`apps/${app}`);
for (const folder of listWorkspaceFolders()) {
  if (!required.has(folder)) rmSync(folder, { recursive: true });
}
if (app === BUILT_APP) {
  install(["--filter", `@photomap/${app}...`]);
  const environment = { ...process.env, NODE_ENV: "production" };
  execFileSync("pnpm", ["run", "build"], {
    cwd: `apps/${app}`,
    env: environment,
    stdio: "inherit",
  });
}
install(["--prod", "--filter-prod", `@photomap/${app}...`]);
removeUnusedFiles();
const entry = app === BUILT_APP ? "server/main.ts" : "src/main.ts";
writeFileSync("main.mjs", `import "./apps/${app}/${entry}";\n`);

function install(options: readonly string[]): void {
  for (const folder of globSync("{node_modules,*/*/node_modules}")) {
    rmSync(folder, { recursive: true });
  }
  const args = ["install", "--offline", "--frozen-lockfile", ...options];
  execFileSync("pnpm", args, { stdio: "inherit" });
}

function removeUnusedFiles(): void {
  const unused = globSync(UNUSED_FILES).filter((path) => !LICENSE.test(path));
  const platform = `${process.platform}-${process.arch}`;
  const otherPlatforms = globSync("node_modules/.pnpm/*/node_modules/**/prebuilds/*").filter(
    (path) => !path.endsWith(platform),
  );
  for (const path of [...unused, ...otherPlatforms, ...INSTALL_STATE]) {
    rmSync(path, { recursive: true, force: true });
  }
}
