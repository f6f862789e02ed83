import { randomBytes } from "node:crypto";
import {
  allocateTokens,
  createStickerLines,
  createStickerSet,
  type NewCartLine,
  type StickerSet,
} from "@photomap/commerce";
import { STICKER_HALF_TOKENS, STICKER_SIZE_CLASSES } from "@photomap/design";
import { createStickerProduct, type TestBackend } from "@photomap/testing";
import type { StickerOrder } from "../../stickers/sticker-order.types.ts";

type Stickers = Pick<StickerOrder, "id" | "items">;

interface Facts {
  /** Stickers of each size class. */
  readonly quantity?: number;
  readonly halfTokens?: number;
  readonly brand?: "pm" | "tbl";
  readonly projectId?: string;
}

export async function createStickers({ backend }: TestBackend): Promise<StickerSet> {
  const outputType = "VINYL_WALL_MAP";
  const { variants } = await createStickerProduct(backend, { outputType });
  return createStickerSet(outputType, variants);
}

/** Stores a sticker order of "Our summer", with one opening of each size class. */
export async function storeStickerOrder(
  test: TestBackend,
  ownerId: string,
  facts: Facts = {},
): Promise<Stickers> {
  const { quantity = 2, halfTokens = 0, brand = "pm" } = facts;
  const projectId = facts.projectId ?? randomBytes(3).toString("hex");
  const id = `${projectId}-${randomBytes(9).toString("hex")}`;
  const wanted = STICKER_SIZE_CLASSES.map((sizeClass) => ({
    id: sizeClass,
    openingId: sizeClass,
    sizeClass,
    quantity,
    halfTokens: STICKER_HALF_TOKENS[sizeClass],
  }));
  const items = allocateTokens(wanted, halfTokens);
  await test.query(
    `with copied as (
       insert into project_snapshot (project_id, owner_id, version, content, hash)
       values ($2, $3, 1, '{"name": "Our summer"}', $1)
       returning id
     )
     insert into sticker_order (id, business_id, owner_id, project_id, snapshot_id, output_type,
       output_scale, request_id)
     select $1, $4, $3, $2, id, 'VINYL_WALL_MAP', 1, gen_random_uuid() from copied`,
    [id, projectId, ownerId, brand],
  );
  await test.query(
    `insert into sticker_order_item (sticker_order_id, opening_id, size_class, quantity,
       quantity_with_money, quantity_with_tokens, input_hash)
     select $1, "openingId", "sizeClass", quantity, "quantityWithMoney", "quantityWithTokens", ''
     from jsonb_to_recordset($2) as item ("openingId" text, "sizeClass" text, quantity int,
       "quantityWithMoney" int, "quantityWithTokens" int)`,
    [id, JSON.stringify(items)],
  );
  return { id, items };
}

/** Composes the lines as the sticker page does. */
export function composeLines(stickers: Stickers, set: StickerSet): readonly NewCartLine[] {
  const result = createStickerLines(stickers, set);
  if (result.kind === "refused") throw new Error(result.message);
  return result.lines;
}
