import { readMetafields } from "@photomap/commerce";
import { isOutputScale, OUTPUT_TYPES } from "@photomap/design";
import type { Inputs, OpeningImage, OpeningInput } from "@photomap/project";
import type { DrawableProject, FrozenProject } from "./render.types.ts";

/** A constant time, since times are not drawn: equal drawings hash equally. */
const NO_TIME = "1970-01-01T00:00:00.000Z";

/**
 * Returns the drawn parts of a project, without dates and places of photos: viewers who may print
 * must not see them, and they would be stored with the viewer's prints.
 */
export function freezeProject(
  project: DrawableProject,
  openingIds?: ReadonlySet<string>,
): FrozenProject {
  return {
    designId: project.designId,
    businessId: project.brand,
    name: project.name,
    outputType: project.outputType,
    outputScale: project.outputScale,
    backgroundId: project.backgroundId,
    inputs: freezeInputs(project.inputs, openingIds),
  };
}

/** Freezes a project as a product prints it: with the product's type and size where it has them. */
export function freezeForProduct(
  project: DrawableProject,
  storedMetafields: unknown,
): FrozenProject {
  const { metafields } = readMetafields(storedMetafields ?? {});
  const outputType = OUTPUT_TYPES.find((type) => type === metafields.outputType);
  const { outputScale = 0 } = metafields;
  return {
    ...freezeProject(project),
    ...(outputType !== undefined && { outputType }),
    ...(isOutputScale(outputScale) && { outputScale }),
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
