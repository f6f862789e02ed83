import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { assetsFolder as assets, type Route, readManifest } from "./manifest.ts";

/** The script that each page loads before it can be used, gzipped, in units of 1000 bytes. */
const BUDGETS: readonly {
  readonly page: string;
  readonly route: string;
  readonly maxKb: number;
  /** Instead of the common limit. */
  readonly maxChunks?: number;
}[] = [
  { page: "log-in", route: "routes/account/auth", maxKb: 130 },
  { page: "account settings", route: "routes/account/general", maxKb: 136 },
  { page: "messages", route: "routes/account/messages", maxKb: 140 },
  { page: "redeem", route: "routes/account/redeem", maxKb: 128 },
  { page: "sticker tokens", route: "routes/account/sticker-tokens", maxKb: 136 },
  { page: "promotion", route: "routes/account/promotion", maxKb: 140 },
  { page: "product", route: "routes/shop/product", maxKb: 151 },
  { page: "cart", route: "routes/shop/cart", maxKb: 151 },
  { page: "checkout", route: "routes/shop/checkout", maxKb: 152 },
  { page: "staff order", route: "routes/staff/order", maxKb: 156 },
  { page: "staff promotions", route: "routes/staff/promotions", maxKb: 150 },
  { page: "staff promotion", route: "routes/staff/promotion", maxKb: 152 },
  { page: "staff vouchers", route: "routes/staff/vouchers", maxKb: 151 },
  { page: "staff stickers", route: "routes/staff/stickers", maxKb: 152 },
  { page: "staff sticker sheets", route: "routes/staff/sticker-sheets", maxKb: 152 },
  { page: "staff pickups", route: "routes/staff/pickups", maxKb: 152 },
  { page: "staff pickup", route: "routes/staff/pickup", maxKb: 154 },
  { page: "staff tickets", route: "routes/staff/tickets", maxKb: 152 },
  { page: "staff ticket", route: "routes/staff/ticket", maxKb: 153 },
  { page: "projects", route: "routes/project/create", maxKb: 159 },
  { page: "map", route: "routes/project/map", maxKb: 196 },
  { page: "opening", route: "routes/project/opening", maxKb: 218 },
  { page: "print at home", route: "routes/output/download", maxKb: 218 },
  { page: "pickup", route: "routes/output/walgreens", maxKb: 234, maxChunks: 21 },
  { page: "stickers", route: "routes/output/stickers", maxKb: 192 },
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

for (const { page, route, maxKb, maxChunks = MAX_CHUNKS } of BUDGETS) {
  const files = findFiles(route);
  const kb = [...files].reduce((sum, file) => sum + readAsset(`${file}.gz`).length, 0) / 1000;
  const isTooLarge = kb > maxKb || files.size > maxChunks;
  isExceeded ||= isTooLarge;
  const sizes = `${kb.toFixed(1)} of ${maxKb} kB in ${files.size} files`;
  process.stdout.write(`${isTooLarge ? "✗" : "✓"} script of the page ${page}: ${sizes}\n`);
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

/** The entry, the modules of the route and of those above it, and all that they import statically. */
function findFiles(routeId: string): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const imports = readAsset(file)
      .toString()
      .matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g);
    for (const [, imported] of imports) if (imported !== undefined) add(imported);
  };
  add(basename(manifest.entry.module));
  let route = requireRoute(routeId);
  for (;;) {
    for (const url of [route.module, route.clientLoaderModule, route.hydrateFallbackModule]) {
      if (url !== undefined) add(basename(url));
    }
    if (route.parentId === undefined) return files;
    route = requireRoute(route.parentId);
  }
}

function requireRoute(id: string): Route {
  const route = manifest.routes[id];
  if (route === undefined) throw new Error(`There is no route ${id}`);
  return route;
}

function readAsset(file: string): Buffer {
  return readFileSync(`${assets}/${file}`);
}
