import { execute } from "../../platform/api/execute.ts";
import {
  GetStickerOrdersForCartPageDocument,
  type GetStickerOrdersForCartPageQuery,
  GetStickerOrdersForOrderDetailsDocument,
  type StickerOrderPartsFragment,
} from "../../platform/api/generated/graphql.ts";

export type StickerOrder = StickerOrderPartsFragment;

/** The order, or why the viewer does not see it. */
export type StickerOrderResult =
  GetStickerOrdersForCartPageQuery["getStickerOrdersForCartPage"][number];

/** The results are in the order of the ids. */
export type LoadStickerOrders = (ids: string[]) => Promise<readonly StickerOrderResult[]>;

export const loadCartStickerOrders: LoadStickerOrders = async (ids) =>
  (await execute(GetStickerOrdersForCartPageDocument, { ids })).getStickerOrdersForCartPage;

export const loadStickerOrdersOfOrder: LoadStickerOrders = async (ids) =>
  (await execute(GetStickerOrdersForOrderDetailsDocument, { ids })).getStickerOrdersForOrderDetails;
