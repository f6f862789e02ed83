import { randomUUID } from "node:crypto";

export const OFFER = `query Offer($input: StickerOfferInput!) {
  getStickerOffer(input: $input) {
    __typename
    ... on StickerOffer {
      file { id name } backupVersion outputType hasOrders
      stickers { openingId sizeClass scale change render { url } }
    }
    ... on Refusal { message }
  }
}`;

const ORDER_FIELDS = `
  id businessId createdAt status outputType outputScale
  file { id backupVersion name outputType outputScale design { id } }
  stickers { openingId name sizeClass quantity quantityWithMoney quantityWithTokens scale render { url } }`;

export const CREATE = `mutation Create($input: CreateStickerOrderInput!) {
  createStickerOrder(input: $input) {
    __typename
    ... on CreateStickerOrderSuccess { stickerOrder { ${ORDER_FIELDS} } }
    ... on Refusal { message }
  }
}`;

export const RESULT = `{ __typename ... on StickerOrder { ${ORDER_FIELDS} } ... on Refusal { message } }`;

/** Creates the input for the stickers of Colorado and Texas. */
export function createInput(fileId: string, quantity = 2) {
  const sticker = { scale: 1, quantity, quantityWithMoney: quantity, quantityWithTokens: 0 };
  const stickers = ["CO", "TX"].map((openingId) => ({ openingId, ...sticker }));
  return { fileId, outputType: "VINYL_WALL_MAP", requestId: randomUUID(), stickers };
}

export const OPEN_CART = `mutation Open($lineItems: [CheckoutLineItemInput!]) {
  payload: storefrontCheckoutCreate(lineItems: $lineItems) {
    checkoutUserErrors { code } checkout { lineItems { stickerOrderId tokensUsed quantity } }
  }
}`;
