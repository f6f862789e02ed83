export { SceneSvg } from "./SceneSvg.tsx";
export { toTransform } from "./transform.ts";
