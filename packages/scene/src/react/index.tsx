export { SceneSvg } from "./SceneSvg.tsx";
