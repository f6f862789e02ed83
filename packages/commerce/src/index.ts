export { allocate } from "./allocate.ts";
export {
  areEqualLines,
  type CartChange,
  type CartLine,
  type CartLineUpdate,
  type CartRefusal,
  type CartResult,
  changeCart,
  MAX_CART_LINES,
  MAX_LINE_QUANTITY,
  MIN_LINE_QUANTITY,
  type NewCartLine,
} from "./cart.ts";
export { CHECKOUT_ERRORS, type CheckoutAction, type CheckoutErrorCode } from "./checkout-error.ts";
export {
  ATTRIBUTE_KEYS,
  type CustomAttribute,
  getGiftNote,
  MAX_ATTRIBUTE_VALUE_LENGTH,
  normalizeAttributes,
  type OrderId,
  readMapName,
  readOrderId,
  readTokensUsed,
  type StickerAttributes,
  withGiftNote,
  writeStickerAttributes,
} from "./custom-attributes.ts";
export { describeCart } from "./describe-cart.ts";
export { type ChosenDiscounts, chooseDiscounts, findDiscountProblem } from "./discount.ts";
export {
  allocateDiscount,
  type Discount,
  type DiscountableLine,
  type DiscountKind,
} from "./discount-allocation.ts";
export { type ItemKind, itemKind, readNumTokens } from "./item-kind.ts";
export { type MergedCart, mergeCarts } from "./merge-carts.ts";
export { type ProductMetafields, type ProductType, readMetafields } from "./metafields.ts";
export {
  addMoney,
  type CurrencyCode,
  formatAmount,
  formatMoney,
  type Money,
  multiplyMoney,
  type PriceRange,
  parseAmount,
  priceRange,
  subtractMoney,
  sumMoney,
  usd,
  ZERO,
} from "./money.ts";
export { findMovesProblem } from "./order-moves-problem.ts";
export {
  FIRST_ORDER_MOVE,
  moveOrder,
  ORDER_EVENTS,
  ORDER_MOVES,
  ORDER_STATES,
  type OrderEvent,
  type OrderMoveResult,
  type OrderState,
} from "./order-state.ts";
export {
  CANCEL_REASONS,
  type CancelReason,
  FINANCIAL_STATUSES,
  type FinancialStatus,
  FULFILLMENT_STATUSES,
  type FulfillmentStatus,
  financialStatus,
  fulfillmentStatus,
  TRANSACTION_KINDS,
  TRANSACTION_STATUSES,
  type TransactionKind,
  type TransactionStatus,
} from "./order-status.ts";
export {
  type DiscountAllocation,
  type PriceableLine,
  type PricedCart,
  type PricedLine,
  type PriceRequest,
  priceCart,
} from "./price-cart.ts";
export {
  type AddToCartRequest,
  availableValues,
  canAddToCart,
  findVariant,
  getBaseHandle,
  type OptionVariant,
  type ProductOption,
  type SelectedOption,
} from "./product-options.ts";
export { type RefundablePart, refundableAmount, splitRefund } from "./refund.ts";
export {
  FREE_SHIPPING_FROM,
  listShippingOptions,
  type ShippingOption,
  type ShippingOptionId,
} from "./shipping.ts";
export {
  BASE_TOKEN_PRICE,
  chooseTokenPacks,
  freeStickerTokens,
  isTokenPromotionShown,
  MAX_TOKENS,
  PROMOTION_TOKENS,
  parseTokenCount,
  STICKER_TOKENS_HANDLE,
  type TokenPack,
  type TokenPurchase,
  tokenPresets,
} from "./sticker-tokens.ts";
export { applyStockEffect, availableStock, type StockEffect, type StockLevel } from "./stock.ts";
export { type RefundLine, type RefundOrder, suggestRefund } from "./suggest-refund.ts";
