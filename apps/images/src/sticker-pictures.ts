import { createHash } from "node:crypto";
import { type BrandId, findOpening, type Opening } from "@photomap/design";
import type { OpeningInput } from "@photomap/project";
import { renderStickerPreview } from "@photomap/render";
import {
  AdmissionBudget,
  type DesignService,
  type PhotoService,
  SingleFlight,
} from "@photomap/server";
import type { PictureMemory } from "./picture-memory.ts";

/** The version of drawing, which must be increased when the same sticker is drawn differently. */
const RENDER_VERSION = 1;
/** The limit of concurrent renders, which spend most of their time reading photos. */
const MAX_CONCURRENT_RENDERS = 4;
/**
 * The derivative to draw; the next larger one than needed is enough for a picture of 300 pixels.
 */
const PHOTO_EDGE_PX = 256;

export interface Sticker {
  readonly opening: Opening;
  readonly input: OpeningInput;
  readonly brand: BrandId;
  /** The hash of everything that is drawn. */
  readonly hash: string;
}

interface StickerSource {
  readonly designId: string;
  readonly brand: BrandId;
  readonly input: OpeningInput;
}

/** Finds a sticker; undefined without photos, and when the design no longer has the opening. */
export async function findSticker(
  designs: Pick<DesignService, "describe">,
  { designId, brand, input }: StickerSource,
  openingId: string,
): Promise<Sticker | undefined> {
  const design = await designs.describe(designId);
  const opening = design && findOpening(design, openingId);
  if (opening === undefined || input.images.length === 0) return undefined;
  return { opening, input, brand, hash: hashSticker(opening, input, brand) };
}

/** Hashes what is drawn: neither times nor names change the hash. */
function hashSticker(opening: Opening, input: OpeningInput, brand: BrandId): string {
  const images = input.images.map(
    ({ id, x, y, width, height, rotation, flipX, flipY }) =>
      [id, x, y, width, height, rotation, flipX, flipY] as const,
  );
  const content = [RENDER_VERSION, opening.layers, brand, images, input.background];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
}

interface Dependencies {
  readonly photos: Pick<PhotoService, "openLarger">;
  readonly memory: PictureMemory;
}

interface StickerDrawing {
  readonly sticker: Sticker;
  /** Reads a photo that the user has deleted. */
  readonly openCopy?: (photoId: string) => Promise<Buffer | undefined>;
}

class PhotoMissingError extends Error {
  override readonly name = "PhotoMissingError";
}

/**
 * Creates a function that draws stickers; it returns undefined when a photo is missing, because
 * such a sticker can't be printed.
 */
export function createStickerDrawing({ photos, memory }: Dependencies) {
  const renders = new AdmissionBudget(MAX_CONCURRENT_RENDERS);
  const flight = new SingleFlight<Buffer | undefined>();
  const draw = async ({ sticker, openCopy }: StickerDrawing) => {
    const openPhoto = async (id: string) => {
      const photo =
        (await photos.openLarger(id, PHOTO_EDGE_PX, memory.processPhoto)) ?? (await openCopy?.(id));
      if (photo === undefined) throw new PhotoMissingError(`Photo ${id} cannot be drawn`);
      return photo;
    };
    try {
      return await renders.run({ weight: 1, maxWaitMs: memory.deadlineMs }, () =>
        renderStickerPreview({ ...sticker, openPhoto }),
      );
    } catch (error) {
      if (error instanceof PhotoMissingError) return undefined;
      throw error;
    }
  };
  return (key: string, drawing: StickerDrawing) => flight.run(key, () => draw(drawing));
}
