import type { Inputs, OpeningImage, OpeningInput } from "./project.ts";

/** Every change of a project is one of these, plain enough to be stored, sent and undone. */
export type Edit =
  | {
      readonly type: "ADD_IMAGES";
      readonly openingId: string;
      readonly images: readonly OpeningImage[];
      /** ISO 8601 instant: the clock belongs to the caller. */
      readonly at: string;
    }
  | {
      readonly type: "REMOVE_IMAGES";
      readonly openingId: string;
      readonly imageIds: readonly string[];
      readonly at: string;
    };

export interface Applied {
  readonly inputs: Inputs;
  /** Leads back to where the edit began. */
  readonly inverse: Edit;
}

export function applyEdit(inputs: Inputs, edit: Edit): Applied {
  const { openingId, at } = edit;
  const before = inputs[openingId]?.images ?? [];
  switch (edit.type) {
    case "ADD_IMAGES": {
      const imageIds = edit.images.map((image) => image.id);
      return {
        inputs: withImages(inputs, edit, [...before, ...edit.images]),
        inverse: { type: "REMOVE_IMAGES", openingId, imageIds, at },
      };
    }
    case "REMOVE_IMAGES": {
      const isRemoved = (image: OpeningImage) => edit.imageIds.includes(image.id);
      return {
        inputs: withImages(
          inputs,
          edit,
          before.filter((image) => !isRemoved(image)),
        ),
        inverse: { type: "ADD_IMAGES", openingId, images: before.filter(isRemoved), at },
      };
    }
  }
}

function withImages(
  inputs: Inputs,
  { openingId, at }: Edit,
  images: readonly OpeningImage[],
): Inputs {
  const input: OpeningInput = { ...inputs[openingId], type: "OPENING", images, modifiedAt: at };
  return { ...inputs, [openingId]: input };
}
