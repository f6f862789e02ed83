export type { ImageUrl } from "./image-url.ts";
export { SceneSvg, type SceneSvgProps } from "./SceneSvg.tsx";
