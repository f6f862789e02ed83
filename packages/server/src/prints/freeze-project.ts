import type { Inputs, OpeningImage, OpeningInput } from "@photomap/project";
import type { ProjectWithInputs } from "../projects/project.types.ts";
import type { DrawnProject } from "./render.types.ts";

/** Nothing that is drawn depends on it, and two states that look the same must be the same. */
const NO_TIME = "1970-01-01T00:00:00.000Z";

/**
 * A project as it is drawn: neither when nor where a photo was taken. Whoever may print a map is not
 * told the places of its owner's photos, and a print is stored with those of who printed.
 */
export function freezeProject(
  project: ProjectWithInputs,
  openingIds?: ReadonlySet<string>,
): DrawnProject {
  return {
    designId: project.design_id,
    businessId: project.business_id,
    name: project.name,
    outputType: project.output_type,
    outputScale: project.output_scale,
    backgroundId: project.background_id,
    inputs: freezeInputs(project.inputs, openingIds),
  };
}

function freezeInputs(inputs: Inputs, openingIds: ReadonlySet<string> | undefined): Inputs {
  return Object.fromEntries(
    Object.entries(inputs)
      .filter(([id]) => openingIds === undefined || openingIds.has(id))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, input]) => [id, freezeInput(input)]),
  );
}

function freezeInput({ images, background, enabled }: OpeningInput): OpeningInput {
  return {
    type: "OPENING",
    images: images.map(freezeImage),
    modifiedAt: NO_TIME,
    ...(background !== undefined && { background }),
    ...(enabled !== undefined && { enabled }),
  };
}

function freezeImage(image: OpeningImage): OpeningImage {
  const { id, x, y, width, height, rotation, flipX, flipY, imageWidth, imageHeight } = image;
  const placed = { id, x, y, width, height, rotation, flipX, flipY, imageWidth, imageHeight };
  return { ...placed, createdTime: NO_TIME };
}
