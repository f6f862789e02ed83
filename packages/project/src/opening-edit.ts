import { type PhotoPlacement, pickPlacement } from "./placement.ts";
import { MAX_IMAGES_PER_OPENING, type OpeningImage, type OpeningInput } from "./project.ts";

interface OpeningRef {
  readonly openingId: string;
}

interface ImageRef extends OpeningRef {
  readonly imageId: string;
}

export interface AddImages extends OpeningRef {
  readonly type: "ADD_IMAGES";
  readonly images: readonly OpeningImage[];
  /** The layer of the first image; without it, the images are added on top. */
  readonly index?: number;
}

interface RemoveImages extends OpeningRef {
  readonly type: "REMOVE_IMAGES";
  readonly imageIds: readonly string[];
}

interface PlaceImage extends ImageRef {
  readonly type: "PLACE_IMAGE";
  readonly placement: PhotoPlacement;
}

interface ReorderImage extends ImageRef {
  readonly type: "REORDER_IMAGE";
  /** The new layer, counted from the bottom. */
  readonly index: number;
}

interface SetTimeTaken extends ImageRef {
  readonly type: "SET_TIME_TAKEN";
  readonly timeTakenUser: string | null;
}

/** Sets the background or inclusion of an opening; null restores the design's default. */
interface SetOpening extends OpeningRef {
  readonly type: "SET_OPENING";
  readonly settings: {
    readonly background?: string | null;
    readonly enabled?: boolean | null;
  };
}

/** The inverse of REMOVE_IMAGES. */
interface RestoreImages extends OpeningRef {
  readonly type: "RESTORE_IMAGES";
  readonly images: readonly { readonly image: OpeningImage; readonly index: number }[];
}

export type OpeningEdit =
  | AddImages
  | RemoveImages
  | PlaceImage
  | ReorderImage
  | SetTimeTaken
  | SetOpening
  | RestoreImages;

export interface AppliedToOpening {
  readonly input: OpeningInput | undefined;
  readonly inverse: OpeningEdit;
}

/** Applies an edit to one opening; an edit without effect returns the same input object. */
export function applyOpeningEdit(
  input: OpeningInput | undefined,
  edit: OpeningEdit,
  at: string,
): AppliedToOpening {
  const before = input?.images ?? [];
  const { openingId } = edit;
  const withImages = (images: readonly OpeningImage[]): OpeningInput | undefined =>
    images === before ? input : { ...input, type: "OPENING", images, modifiedAt: at };
  switch (edit.type) {
    case "ADD_IMAGES": {
      const index = edit.index ?? before.length;
      const images = insertImages(
        before,
        edit.images.map((image, i) => ({ image, index: index + i })),
      );
      return { input: withImages(images), inverse: createRemoval(openingId, before, images) };
    }
    case "RESTORE_IMAGES": {
      const images = insertImages(before, edit.images);
      return { input: withImages(images), inverse: createRemoval(openingId, before, images) };
    }
    case "REMOVE_IMAGES": {
      const isRemoved = (image: OpeningImage) => edit.imageIds.includes(image.id);
      const removed = before
        .map((image, index) => ({ image, index }))
        .filter(({ image }) => isRemoved(image));
      const images = removed.length === 0 ? before : before.filter((image) => !isRemoved(image));
      return {
        input: withImages(images),
        inverse: { type: "RESTORE_IMAGES", openingId, images: removed },
      };
    }
    case "REORDER_IMAGE": {
      const from = before.findIndex(({ id }) => id === edit.imageId);
      return {
        input: withImages(from < 0 ? before : moveImage(before, from, edit.index)),
        inverse: { ...edit, index: from < 0 ? edit.index : from },
      };
    }
    case "PLACE_IMAGE": {
      const image = before.find(({ id }) => id === edit.imageId);
      if (image === undefined) return { input, inverse: edit };
      const images = replaceImage(before, { ...image, ...edit.placement });
      return { input: withImages(images), inverse: { ...edit, placement: pickPlacement(image) } };
    }
    case "SET_TIME_TAKEN": {
      const image = before.find(({ id }) => id === edit.imageId);
      if (image === undefined) return { input, inverse: edit };
      const { timeTakenUser: old = null, ...rest } = image;
      const dated =
        edit.timeTakenUser === null ? rest : { ...rest, timeTakenUser: edit.timeTakenUser };
      return {
        input: withImages(replaceImage(before, dated)),
        inverse: { ...edit, timeTakenUser: old },
      };
    }
    case "SET_OPENING":
      return setOpening(input, edit, at);
  }
}

function insertImages(
  before: readonly OpeningImage[],
  additions: readonly { readonly image: OpeningImage; readonly index: number }[],
): readonly OpeningImage[] {
  const images = [...before];
  for (const { image, index } of additions) {
    const isPresent = images.some(({ id }) => id === image.id);
    if (isPresent || images.length >= MAX_IMAGES_PER_OPENING) continue;
    images.splice(Math.min(index, images.length), 0, image);
  }
  return images.length === before.length ? before : images;
}

function createRemoval(
  openingId: string,
  before: readonly OpeningImage[],
  after: readonly OpeningImage[],
): RemoveImages {
  const existing = new Set(before.map(({ id }) => id));
  const imageIds = after.map(({ id }) => id).filter((id) => !existing.has(id));
  return { type: "REMOVE_IMAGES", openingId, imageIds };
}

function moveImage(
  before: readonly OpeningImage[],
  from: number,
  wanted: number,
): readonly OpeningImage[] {
  const to = Math.max(0, Math.min(wanted, before.length - 1));
  const image = before[from];
  if (to === from || image === undefined) return before;
  const images = before.filter((_, i) => i !== from);
  images.splice(to, 0, image);
  return images;
}

function replaceImage(before: readonly OpeningImage[], image: OpeningImage): OpeningImage[] {
  return before.map((other) => (other.id === image.id ? image : other));
}

function setOpening(
  input: OpeningInput | undefined,
  edit: SetOpening,
  at: string,
): AppliedToOpening {
  const { background = null, enabled = null, ...rest } = input ?? { images: [] };
  const settings = { background, enabled, ...edit.settings };
  return {
    input: {
      ...rest,
      type: "OPENING",
      modifiedAt: at,
      ...(settings.background === null ? {} : { background: settings.background }),
      ...(settings.enabled === null ? {} : { enabled: settings.enabled }),
    },
    inverse: {
      ...edit,
      settings: {
        ...("background" in edit.settings ? { background } : {}),
        ...("enabled" in edit.settings ? { enabled } : {}),
      },
    },
  };
}
