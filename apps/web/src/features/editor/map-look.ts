import {
  type Design,
  findOutputOption,
  type OutputOption,
  resolveBackground,
} from "@photomap/design";
import type { ProjectDetails } from "@photomap/project";
import type { MapSceneOptions } from "@photomap/scene";

type Chosen = Pick<ProjectDetails, "outputType" | "outputScale" | "backgroundId">;

/** The product a project is to become; one of a custom size is like the standard one of its type. */
export function projectOption(
  design: Design,
  chosen: Pick<Chosen, "outputType" | "outputScale">,
): OutputOption | undefined {
  const { outputType, outputScale } = chosen;
  return findOutputOption(design, outputType, outputScale) ?? findOutputOption(design, outputType);
}

/** What the choices of a project make of its map. */
export function mapLook(
  design: Design,
  chosen: Chosen,
): Pick<MapSceneOptions, "background" | "outputOption"> {
  return {
    background: resolveBackground(design, chosen),
    outputOption: projectOption(design, chosen),
  };
}
