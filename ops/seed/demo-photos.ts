/** Filled maps whose photo ids are the names of files; made by `pnpm --filter @photomap/catalog pictures`. */
export const DEMO_INPUTS = new URL("../../catalog/generated/demo-inputs/", import.meta.url);
export const PHOTOS = new URL("../../catalog/photos/", import.meta.url);
