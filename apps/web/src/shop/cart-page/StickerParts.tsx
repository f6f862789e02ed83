import { lazy } from "react";

/** Only carts with stickers load them. */
const load = () => import("./stickers/index.ts");

export const TokenBanners = lazy(async () => ({ default: (await load()).TokenBanners }));
export const StickerSection = lazy(async () => ({ default: (await load()).StickerSection }));
