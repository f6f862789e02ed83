export { SceneSvg } from "./SceneSvg.tsx";
export { toSvgTransform } from "./transform.ts";
