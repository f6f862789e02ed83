/** Filled maps whose photo ids are file names; `pnpm --filter @photomap/catalog pictures` makes them. */
export const DEMO_INPUTS = new URL("../../catalog/generated/demo-inputs/", import.meta.url);
export const PHOTOS = new URL("../../catalog/photos/", import.meta.url);
