import { shopMessages } from "@photomap/messages";

/** What the buyer or the page does about the error. */
export type CheckoutAction =
  | "retry"
  | "reload-checkout"
  | "remove-line"
  | "drop-discount"
  | "contact"
  | "correct-input";

interface CheckoutReaction {
  readonly message: string;
  readonly action: CheckoutAction;
}

const NO_GIFT_CARDS: CheckoutReaction = {
  message: "We do not take gift cards. Please pay in another way.",
  action: "correct-input",
};

const NOT_A_US_ADDRESS: CheckoutReaction = {
  message: "This state does not fit the address. We ship to the USA only.",
  action: "correct-input",
};

const RELOAD: CheckoutReaction = {
  message: "Your checkout was open for a while. Reload it and try again.",
  action: "reload-checkout",
};

/** Codes of the checkout and of the cart, each with its message and action. */
const REACTIONS = {
  ALREADY_COMPLETED: {
    message: "This order is already placed. Start a new cart to buy more.",
    action: "reload-checkout",
  },
  BAD_DOMAIN: {
    message: "We cannot send mail to this address. Check the part after the @.",
    action: "correct-input",
  },
  BLANK: { message: "Please fill in what is missing.", action: "correct-input" },
  CART_DOES_NOT_MEET_DISCOUNT_REQUIREMENTS_NOTICE: {
    message: "Your cart is below the minimum of this discount.",
    action: "drop-discount",
  },
  CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE: {
    message: "You already used this discount.",
    action: "drop-discount",
  },
  DISCOUNT_ALREADY_APPLIED: {
    message: "This discount is already in your cart.",
    action: "correct-input",
  },
  DISCOUNT_CODE_APPLICATION_FAILED: {
    message: "We could not apply this code. Please try again.",
    action: "retry",
  },
  DISCOUNT_DISABLED: { message: "This discount is not available.", action: "drop-discount" },
  DISCOUNT_EXPIRED: { message: "This discount has ended.", action: "drop-discount" },
  DISCOUNT_LIMIT_REACHED: {
    message: "This discount was used as often as it can be.",
    action: "drop-discount",
  },
  DISCOUNT_NOT_FOUND: {
    message: "We do not know this code. Check its spelling.",
    action: "drop-discount",
  },
  EMPTY: { message: shopMessages.emptyCart.text, action: "reload-checkout" },
  EXPIRED_QUEUE_TOKEN: RELOAD,
  GIFT_CARD_ALREADY_APPLIED: NO_GIFT_CARDS,
  GIFT_CARD_CODE_INVALID: NO_GIFT_CARDS,
  GIFT_CARD_CURRENCY_MISMATCH: NO_GIFT_CARDS,
  GIFT_CARD_DEPLETED: NO_GIFT_CARDS,
  GIFT_CARD_DISABLED: NO_GIFT_CARDS,
  GIFT_CARD_EXPIRED: NO_GIFT_CARDS,
  GIFT_CARD_NOT_FOUND: NO_GIFT_CARDS,
  GIFT_CARD_UNUSABLE: NO_GIFT_CARDS,
  HIGHER_VALUE_DISCOUNT_APPLIED: {
    message: "Your cart already has a better discount, so this code is not used.",
    action: "drop-discount",
  },
  INVALID: { message: "Something here is not valid. Please check it.", action: "correct-input" },
  INVALID_PROVINCE_IN_COUNTRY: NOT_A_US_ADDRESS,
  INVALID_REGION_IN_COUNTRY: NOT_A_US_ADDRESS,
  INVALID_STATE_IN_COUNTRY: NOT_A_US_ADDRESS,
  INVALID_QUEUE_TOKEN: RELOAD,
  LESS_THAN: {
    message: "That is more than fits: 25 of an item and 100 lines at most.",
    action: "correct-input",
  },
  LINE_ITEM_NOT_FOUND: {
    message: "This item is no longer in your cart.",
    action: "reload-checkout",
  },
  LOCKED: {
    message: "Your payment is open in another window. Finish or cancel it there first.",
    action: "reload-checkout",
  },
  MAXIMUM_DISCOUNT_CODE_LIMIT_REACHED: {
    message: "One code per order. Remove the other code first.",
    action: "drop-discount",
  },
  MISSING_PAYMENT_INPUT: {
    message: "The payment is not complete. Please try again.",
    action: "retry",
  },
  NOT_ENOUGH_IN_STOCK: {
    message: "We do not have that many in stock. Lower the quantity or remove the item.",
    action: "remove-line",
  },
  NOT_SUPPORTED: {
    message: "The shop cannot do this. Contact us and we will help.",
    action: "contact",
  },
  PRESENT: { message: "Please leave this empty.", action: "correct-input" },
  SHIPPING_RATE_EXPIRED: {
    message: "Shipping prices changed. Choose how to ship again.",
    action: "reload-checkout",
  },
  THROTTLED_DURING_CHECKOUT: {
    message: "The shop is busy. Please try again in a minute.",
    action: "retry",
  },
  TOO_LONG: { message: "This text is too long.", action: "correct-input" },
  TOTAL_PRICE_MISMATCH: {
    message: "A price changed. Check the new total before you pay.",
    action: "reload-checkout",
  },
  UNABLE_TO_APPLY: {
    message: "This discount does not apply to what is in your cart.",
    action: "drop-discount",
  },
  INVALID_MERCHANDISE_LINE: {
    message: "This item is no longer sold. Remove it to go on.",
    action: "remove-line",
  },
  MISSING_DISCOUNT_CODE: { message: "Enter a discount code.", action: "correct-input" },
  MISSING_NOTE: { message: "Enter a note.", action: "correct-input" },
} as const satisfies Record<string, CheckoutReaction>;

export type CheckoutErrorCode = keyof typeof REACTIONS;

export const CHECKOUT_ERRORS: Readonly<Record<CheckoutErrorCode, CheckoutReaction>> = REACTIONS;
