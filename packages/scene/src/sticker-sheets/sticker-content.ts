import { type BrandId, type Design, findOpening, type Opening } from "@photomap/design";
import { formatMessage, stickerSheetMessages } from "@photomap/messages";
import type { Inputs, OpeningInput } from "@photomap/project";

/** The project of a sticker order, as it was when it was ordered. */
export interface OrderedProject {
  readonly design: Pick<Design, "features">;
  readonly brand: BrandId;
  readonly inputs: Inputs;
}

/** Ordered projects by the id of their sticker order. */
export type OrderedProjects = ReadonlyMap<string, OrderedProject>;

export interface MissingStickerContent {
  readonly kind: "refused";
  readonly message: string;
  readonly orderId: string;
  readonly openingId: string;
}

export interface StickerContent {
  readonly kind: "found";
  readonly opening: Opening;
  readonly input: OpeningInput;
  readonly brand: BrandId;
}

interface StickerId {
  readonly orderId: string;
  readonly openingId: string;
}

/** Finds what is printed on a sticker. */
export function findStickerContent(
  sources: OrderedProjects,
  { orderId, openingId }: StickerId,
): StickerContent | MissingStickerContent {
  const source = sources.get(orderId);
  const { orderDataMissing, openingDataMissing } = stickerSheetMessages;
  if (source === undefined) {
    return { kind: "refused", message: formatMessage(orderDataMissing), orderId, openingId };
  }
  const opening = findOpening(source.design, openingId);
  const input = source.inputs[openingId];
  if (opening === undefined || input === undefined || !hasContent(input)) {
    return { kind: "refused", message: formatMessage(openingDataMissing), orderId, openingId };
  }
  return { kind: "found", opening, input, brand: source.brand };
}

function hasContent({ images, background }: OpeningInput): boolean {
  return images.length > 0 || background !== undefined;
}
