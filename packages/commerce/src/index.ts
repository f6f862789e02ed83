export { allocateTokens, sumHalfTokens } from "./allocate-tokens.ts";
export {
  areEqualLines,
  type CartChange,
  type CartLine,
  changeCart,
  MAX_CART_LINES,
  MAX_LINE_QUANTITY,
  MAX_STICKER_LINE_QUANTITY,
  type NewCartLine,
} from "./cart.ts";
export { CHECKOUT_ERRORS, type CheckoutAction, type CheckoutErrorCode } from "./checkout-error.ts";
export {
  ATTRIBUTE_KEYS,
  type CustomAttribute,
  getGiftNote,
  MAX_ATTRIBUTE_VALUE_LENGTH,
  normalizeAttributes,
  readMapName,
  readOrderId,
  readTokensUsed,
  withGiftNote,
} from "./custom-attributes.ts";
export { describeCart } from "./describe-cart.ts";
export {
  describeOrderTokens,
  describeTokenShortfall,
  formatTokens,
  TOKEN_RECIPIENTS,
  type TokenRecipient,
} from "./describe-tokens.ts";
export {
  type Discount,
  type DiscountKind,
} from "./discount-allocation.ts";
export { editVoucherCode } from "./edit-voucher-code.ts";
export { type ItemKind, itemKind, readNumTokens } from "./item-kind.ts";
export { mergeCarts } from "./merge-carts.ts";
export { type ProductMetafields, readMetafields } from "./metafields.ts";
export {
  addMoney,
  COUNTRY_CODES,
  type CountryCode,
  CURRENCY_CODES,
  type CurrencyCode,
  formatAmount,
  formatMoney,
  type Money,
  multiplyMoney,
  parseAmount,
  priceRange,
  subtractMoney,
  sumMoney,
  usd,
  ZERO,
} from "./money.ts";
export { findMovesProblem } from "./order-moves-problem.ts";
export {
  moveOrder,
  ORDER_MOVES,
  ORDER_STATES,
  type OrderState,
} from "./order-state.ts";
export {
  CANCEL_REASONS,
  type CancelReason,
  FINANCIAL_STATUSES,
  FULFILLMENT_STATUSES,
  financialStatus,
  fulfillmentStatus,
  TRANSACTION_KINDS,
  TRANSACTION_STATUSES,
  type TransactionKind,
  type TransactionStatus,
} from "./order-status.ts";
export {
  countReturnedTokens,
  type LineTokens,
  listLineTokens,
  sumLineTokens,
  takeLineTokens,
} from "./order-tokens.ts";
export { isUsPostalCode } from "./postal-code.ts";
export {
  type DiscountAllocation,
  type PriceableLine,
  type PricedCart,
  type PricedLine,
  priceCart,
} from "./price-cart.ts";
export {
  availableValues,
  canAddToCart,
  findVariant,
  getBaseHandle,
  type ProductOption,
  type SelectedOption,
} from "./product-options.ts";
export { splitRefund } from "./refund.ts";
export {
  FREE_SHIPPING_FROM,
  FREE_SHIPPING_FROM_STICKERS,
  findStandardPrice,
  listShippingOptions,
  type ShippingOption,
} from "./shipping.ts";
export { createStickerLines, createStickerSet, type StickerSet } from "./sticker-lines.ts";
export {
  chooseTokenPacks,
  freeStickerTokens,
  isTokenPromotionShown,
  PROMOTION_TOKENS,
  parseTokenCount,
  type TokenPack,
  type TokenPurchase,
  tokenPresets,
} from "./sticker-tokens.ts";
export { type StockEffect } from "./stock.ts";
export { type RefundOrder, suggestRefund } from "./suggest-refund.ts";
export {
  groupVoucherCode,
  parseVoucherCode,
  VOUCHER_ALPHABET,
  VOUCHER_LENGTH,
} from "./voucher-code.ts";
