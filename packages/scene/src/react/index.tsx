export { type ImageUrl, SceneSvg, type SceneSvgProps } from "./SceneSvg.tsx";
