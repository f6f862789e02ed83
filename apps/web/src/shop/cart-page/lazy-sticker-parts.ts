import { lazy } from "react";

/** Loads the parts of the page that only carts with stickers need. */
const load = () => import("./stickers/index.ts");

export const TokenBanners = lazy(async () => ({ default: (await load()).TokenBanners }));
export const StickerSection = lazy(async () => ({ default: (await load()).StickerSection }));
