export {
  areEqualLines,
  type CartChange,
  type CartLine,
  changeCart,
  MAX_CART_LINES,
  MAX_LINE_QUANTITY,
  MAX_STICKER_LINE_QUANTITY,
  type NewCartLine,
} from "./cart/cart.ts";
export {
  CHECKOUT_ERROR_REACTIONS,
  type CheckoutErrorAction,
  type CheckoutErrorCode,
} from "./cart/checkout-error.ts";
export {
  ATTRIBUTE_KEYS,
  type CustomAttribute,
  createAttributesKey,
  getGiftNote,
  MAX_ATTRIBUTE_VALUE_LENGTH,
  normalizeAttributes,
  readMapName,
  readOrderIdAttribute,
  readTokensUsed,
  withGiftNote,
} from "./cart/custom-attributes.ts";
export { mergeCarts } from "./cart/merge-carts.ts";
export { amountInput } from "./money/amount-input.ts";
export {
  addMoney,
  COUNTRY_CODES,
  type CountryCode,
  CURRENCY_CODES,
  type CurrencyCode,
  findPriceRange,
  formatAmount,
  formatMoney,
  type Money,
  multiplyMoney,
  parseAmount,
  subtractMoney,
  sumMoney,
  usd,
  ZERO_USD,
} from "./money/money.ts";

export { findReviewDueTime, mapReviewDaysInput } from "./orders/map-review.ts";
export { formatAddresses, type OrderAddress } from "./orders/order-address.ts";
export {
  type DatedOrder,
  findOrderArrival,
  findOrderShipByDay,
  findPackageArrival,
} from "./orders/order-arrival.ts";
export { findMovesProblem } from "./orders/order-moves-problem.ts";
export {
  findOrderMove,
  ORDER_MOVES,
  ORDER_STATES,
  type OrderState,
} from "./orders/order-state.ts";
export {
  CANCEL_REASONS,
  type CancelReason,
  FINANCIAL_STATUSES,
  FULFILLMENT_STATUSES,
  getFinancialStatus,
  getFulfillmentStatus,
  TRANSACTION_KINDS,
  TRANSACTION_STATUSES,
  type TransactionKind,
  type TransactionStatus,
} from "./orders/order-status.ts";
export {
  listPackedTexts,
  listPackedUnits,
  type PackableLine,
  type PackedUnits,
} from "./orders/packing-slip.ts";
export {
  findShippingObstacle,
  SHIPPING_OBSTACLES,
  type ShippingObstacle,
} from "./orders/shipping-obstacle.ts";
export { type StockEffect } from "./orders/stock.ts";
export {
  CARRIERS,
  completeTracking,
  findTrackingUrl,
  recognizeCarrier,
} from "./orders/tracking.ts";
export { isWebLink } from "./orders/web-link.ts";
export {
  type ArrivalWindow,
  computeArrival,
  type DeliveryDays,
  formatArrival,
  formatDay,
} from "./pricing/arrival.ts";
export { createCartFingerprint } from "./pricing/create-cart-fingerprint.ts";
export {
  type Discount,
  type DiscountKind,
} from "./pricing/discount-allocation.ts";
export { discountInput } from "./pricing/discount-input.ts";
export { isUsPostalCode } from "./pricing/postal-code.ts";
export {
  type DiscountAllocation,
  type PriceableLine,
  type PricedCart,
  type PricedLine,
  priceCart,
} from "./pricing/price-cart.ts";
export {
  findShippingZone,
  findUsualDeliveryDays,
  listShippingOptions,
  type ShippingOption,
} from "./pricing/shipping.ts";
export { SHIPPING_ZONES, type ShippingRates, type ShippingZone } from "./pricing/shipping-rates.ts";
export { createShippingRates, shippingRatesInput } from "./pricing/shipping-rates-input.ts";
export { isSamePostalCode, US_STATE_CODES } from "./pricing/us-address.ts";
export { getItemKind, type ItemKind, readPackTokens } from "./products/item-kind.ts";
export { type ProductMetafields, readMetafields } from "./products/metafields.ts";
export {
  listNewVariants,
  type NewProductInput,
  newProductInput,
  suggestHandle,
} from "./products/new-product-input.ts";
export { findPersonalizationProblem, needsProject } from "./products/personalization.ts";
export {
  checkAddToCart,
  findVariant,
  getBaseHandle,
  listAvailableValues,
  type ProductOption,
  type SelectedOption,
} from "./products/product-options.ts";
export {
  findTextProblem,
  findUnknownText,
  listTexts,
  type ProductTextField,
} from "./products/text-fields.ts";
export { splitRefund } from "./refund/refund.ts";
export {
  countOwedTokens,
  type RefundOrder,
  type RefundValue,
  suggestRefund,
  valueRefund,
} from "./refund/suggest-refund.ts";
export { allocateTokens, sumHalfTokens } from "./tokens/allocate-tokens.ts";
export {
  describeOrderTokens,
  describeTokenShortfall,
  formatTokens,
  TOKEN_RECIPIENTS,
  type TokenRecipient,
} from "./tokens/describe-tokens.ts";
export { editVoucherCode } from "./tokens/edit-voucher-code.ts";
export { findTokenAmountProblem, findVoucherCountProblem } from "./tokens/given-tokens.ts";
export {
  countReturnedTokens,
  type LineTokenCounts,
  listLineTokens,
  sumLineTokens,
  takeBackLineTokens,
} from "./tokens/order-tokens.ts";
export { MAX_PROMOTION_ID_LENGTH, promotionInput } from "./tokens/promotion-input.ts";
export { createStickerLines, createStickerSet, type StickerSet } from "./tokens/sticker-lines.ts";
export {
  chooseTokenPacks,
  countFreeStickerTokens,
  getTokenPresets,
  isTokenPromotionShown,
  PROMOTION_TOKENS,
  parseTokenCount,
  type TokenPack,
  type TokenPurchase,
} from "./tokens/sticker-tokens.ts";
export {
  groupVoucherCode,
  parseVoucherCode,
  VOUCHER_ALPHABET,
  VOUCHER_LENGTH,
} from "./tokens/voucher-code.ts";
