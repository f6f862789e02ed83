import { createHash } from "node:crypto";
import { type Design, getStickerSizeClass, type OutputOption, openingsOf } from "@photomap/design";
import { printableOpenings } from "@photomap/printing";
import type { OpeningInput } from "@photomap/project";
import type { ProjectWithInputs } from "../../project/projects/project.types.ts";
import type { StickerOrderInput } from "./sticker-input.ts";
import type { StickerOrderItem } from "./sticker-order.types.ts";

/** The map that stickers are made from. */
export interface StickerMap {
  readonly project: ProjectWithInputs;
  readonly design: Design;
  readonly option: OutputOption;
}

/** The content of an opening compared with its last paid order. */
export type StickerChange = "NEVER_ORDERED" | "CHANGED" | "UNCHANGED";

/** SHA-256 of the JSON text, in hexadecimal. */
export function hashJson(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

/** Lists the ordered items with their size classes; those of unknown openings are left out. */
export function createStickerOrderItems(
  { stickers }: StickerOrderInput,
  { design, option }: StickerMap,
): StickerOrderItem[] {
  const openings = new Map(openingsOf(design).map((opening) => [opening.id, opening]));
  return stickers.flatMap(({ scale: _scale, ...sticker }) => {
    const opening = openings.get(sticker.openingId);
    return opening ? [{ ...sticker, sizeClass: getStickerSizeClass(opening, option) }] : [];
  });
}

/** Why the stickers cannot be ordered, in words: what the page offered may have changed since. */
export function findStickerInputProblem(
  { outputType, stickers }: StickerOrderInput,
  { design, project, option }: StickerMap,
): string | undefined {
  const isOutdated =
    outputType !== option.type || stickers.some(({ scale }) => scale !== option.scale);
  if (isOutdated) return "The map's product has changed. Reload the page.";
  const printable = new Set(printableOpenings(design, project.inputs, option).map(({ id }) => id));
  return stickers.every(({ openingId }) => printable.has(openingId))
    ? undefined
    : "A photo on these stickers was removed from the map. Reload the page.";
}

export function getStickerChange(
  input: OpeningInput | undefined,
  ordered: string | undefined,
): StickerChange {
  if (ordered === undefined) return "NEVER_ORDERED";
  return hashJson(input) === ordered ? "UNCHANGED" : "CHANGED";
}
