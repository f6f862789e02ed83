export { StickerSection } from "./StickerSection.tsx";
export { TokenBanners } from "./TokenBanners.tsx";
