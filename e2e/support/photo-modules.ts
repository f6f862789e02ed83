import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";

const WEB = fileURLToPath(new URL("../../apps/web/", import.meta.url));
const OUTPUT = fileURLToPath(new URL("../../.data/photo-modules/", import.meta.url));
const BASE = "/photo-modules/";
const MODULES = ["prepare-photo", "upload-queue", "upload-permit"];

/** The web server's content security policies for scripts; the HEIC decoder starts a worker. */
const CLOSED = "default-src 'none'";
const HEIC_WORKER = `${CLOSED}; worker-src blob:`;

/** Bundles upload modules with the product's settings and with exports that tests can call. */
export async function buildPhotoModules(): Promise<void> {
  await build({
    root: WEB,
    base: BASE,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: OUTPUT,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(
          MODULES.map((name) => [name, `${WEB}src/project/uploads/${name}.ts`]),
        ),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].js" },
      },
    },
  });
}

/** Serves the bundles and photos on the product's origin with the same security policy. */
export async function servePhotoModules(
  page: Page,
  webUrl: string,
  photos: Readonly<Record<string, Buffer>>,
): Promise<void> {
  await page.route(`${webUrl}${BASE}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(BASE.length);
    const photo = photos[path];
    if (photo !== undefined) return route.fulfill({ body: photo });
    const policy = path.includes("heic-worker") ? HEIC_WORKER : CLOSED;
    return route.fulfill({
      body: await readFile(`${OUTPUT}${path}`),
      contentType: "text/javascript",
      headers: { "content-security-policy": policy },
    });
  });
}
