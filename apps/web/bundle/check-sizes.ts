import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { findIslandFile } from "./islands.ts";
import { assetsFolder as assets, type Route, readManifest } from "./manifest.ts";
import { listStaticImports } from "./static-imports.ts";

/** The script that each page loads before it can be used, gzipped, in units of 1000 bytes. */
const BUDGETS: readonly {
  readonly page: string;
  readonly route: string;
  readonly maxKb: number;
  /** Replaces MAX_CHUNKS for this page. */
  readonly maxChunks?: number;
}[] = [
  { page: "account settings", route: "../account/routes/general", maxKb: 138 },
  { page: "messages", route: "../content/routes/messages", maxKb: 145 },
  { page: "redeem", route: "../shop/routes/redeem", maxKb: 130 },
  { page: "sticker tokens", route: "../shop/routes/sticker-tokens", maxKb: 138 },
  { page: "promotion", route: "../shop/routes/promotion", maxKb: 141 },
  { page: "checkout", route: "../shop/routes/checkout", maxKb: 155 },
  { page: "staff order", route: "../staff/routes/order", maxKb: 158 },
  { page: "staff promotions", route: "../staff/routes/promotions", maxKb: 154 },
  { page: "staff promotion", route: "../staff/routes/promotion", maxKb: 155 },
  { page: "staff vouchers", route: "../staff/routes/vouchers", maxKb: 155 },
  { page: "staff stickers", route: "../staff/routes/stickers", maxKb: 155 },
  { page: "staff sticker sheets", route: "../staff/routes/sticker-sheets", maxKb: 155 },
  { page: "staff pickups", route: "../staff/routes/pickups", maxKb: 155 },
  { page: "staff pickup", route: "../staff/routes/pickup", maxKb: 157 },
  { page: "staff tickets", route: "../staff/routes/tickets", maxKb: 155 },
  { page: "sandbox", route: "../staff/routes/sandbox", maxKb: 159 },
  { page: "staff ticket", route: "../staff/routes/ticket", maxKb: 156 },
  { page: "projects", route: "../project/routes/create", maxKb: 161 },
  { page: "map", route: "../project/routes/map", maxKb: 199 },
  { page: "opening", route: "../project/routes/opening", maxKb: 221 },
  { page: "print at home", route: "../printing/routes/download", maxKb: 220 },
  { page: "pickup", route: "../printing/routes/walgreens", maxKb: 236, maxChunks: 21 },
  { page: "stickers", route: "../printing/routes/stickers", maxKb: 195 },
];

/** Pages whose content is an island. Opened by client-side navigation, they load no more. */
const ISLAND_BUDGETS = [
  { page: "log-in", island: "auth", maxKb: 110 },
  { page: "product", island: "product", maxKb: 112 },
  { page: "cart", island: "cart", maxKb: 111 },
];

/** Scripts of pages without React, gzipped, in units of 1000 bytes; their pages load nothing else. */
const DOCUMENT_SCRIPTS = [
  { page: "share", files: "share-player-*.js", maxKb: 3 },
  { page: "contact", files: "contact-forms-*.js", maxKb: 4 },
];

/**
 * The pages request their chunks at once; on slow phones each one delays the others. A page that is
 * opened from another one may have more: the browser has most of them then.
 */
const MAX_CHUNKS = 19;

const manifest = readManifest();
let isExceeded = false;

for (const { page, route, maxKb, maxChunks } of BUDGETS) {
  checkPage(page, listModules(route), { maxKb, maxChunks });
}
for (const { page, island, maxKb } of ISLAND_BUDGETS) {
  checkPage(page, [findIslandFile(island)], { maxKb });
}

for (const { page, files, maxKb } of DOCUMENT_SCRIPTS) {
  const [file] = globSync(`${assets}/${files}`);
  if (file === undefined) throw new Error(`The build has no script ${files}`);
  const kb = readFileSync(`${file}.gz`).length / 1000;
  isExceeded ||= kb > maxKb;
  const mark = kb > maxKb ? "✗" : "✓";
  process.stdout.write(`${mark} script of the page ${page}: ${kb.toFixed(1)} of ${maxKb} kB\n`);
}

if (isExceeded) {
  throw new Error("A page loads too much script. bundle/chunk-plan.ts assigns modules to chunks.");
}

/** The modules of the route and of those above it, with the entry of the application. */
function listModules(routeId: string): readonly string[] {
  const route = requireRoute(routeId);
  const urls = [route.module, route.clientLoaderModule, route.hydrateFallbackModule];
  return [
    ...urls.flatMap((url) => (url === undefined ? [] : [basename(url)])),
    ...(route.parentId === undefined
      ? [basename(manifest.entry.module)]
      : listModules(route.parentId)),
  ];
}

/** Prints the size of the modules and their static imports, and notes when a limit is exceeded. */
function checkPage(
  page: string,
  modules: readonly string[],
  { maxKb, maxChunks = MAX_CHUNKS }: { maxKb: number; maxChunks?: number | undefined },
): void {
  const files = listStaticImports(modules);
  const sizes = files.map((file) => readFileSync(`${assets}/${file}.gz`).length);
  const kb = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  const isTooLarge = kb > maxKb || files.length > maxChunks;
  isExceeded ||= isTooLarge;
  const text = `${kb.toFixed(1)} of ${maxKb} kB in ${files.length} files`;
  process.stdout.write(`${isTooLarge ? "✗" : "✓"} script of the page ${page}: ${text}\n`);
}

function requireRoute(id: string): Route {
  const route = manifest.routes[id];
  if (route === undefined) throw new Error(`There is no route ${id}`);
  return route;
}
