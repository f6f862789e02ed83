import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";

const require = createRequire(import.meta.url);

/** The fonts to register, in Latin and Latin Extended: servers have no system fonts. */
const FILES = [
  ["Fraunces", require.resolve("@fontsource/fraunces/files/fraunces-latin-500-normal.woff2")],
  [
    "Fraunces Ext",
    require.resolve("@fontsource/fraunces/files/fraunces-latin-ext-500-normal.woff2"),
  ],
  ["Inter", require.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2")],
  [
    "Inter Ext",
    require.resolve("@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2"),
  ],
] as const;

let areRegistered = false;

export function registerFonts(): void {
  if (areRegistered) return;
  areRegistered = true;
  for (const [family, file] of FILES) GlobalFonts.registerFromPath(file, family);
}
