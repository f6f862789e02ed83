import { shopMessages } from "@photomap/messages";

/** What the buyer or the page does about an error. */
export type CheckoutErrorAction =
  | "retry"
  | "reload-checkout"
  | "remove-line"
  | "drop-discount"
  | "contact"
  | "correct-input";

interface CheckoutReaction {
  readonly message: string;
  readonly action: CheckoutErrorAction;
}

const NO_GIFT_CARDS: CheckoutReaction = {
  message: "We don't take gift cards. Please pay another way.",
  action: "correct-input",
};

const NOT_A_US_ADDRESS: CheckoutReaction = {
  message: "This state doesn't match the address. We only ship within the US.",
  action: "correct-input",
};

const RELOAD: CheckoutReaction = {
  message: "Your checkout was open for a while. Reload it and try again.",
  action: "reload-checkout",
};

/** The codes of the checkout and the cart, each with its message and action. */
const REACTIONS = {
  ALREADY_COMPLETED: {
    message: "This order has already been placed. Start a new cart to buy more.",
    action: "reload-checkout",
  },
  BAD_DOMAIN: {
    message: "We can't send email to this address. Check the part after the @.",
    action: "correct-input",
  },
  BLANK: { message: "Please fill in what's missing.", action: "correct-input" },
  CART_DOES_NOT_MEET_DISCOUNT_REQUIREMENTS_NOTICE: {
    message: "Your cart is below the minimum for this discount.",
    action: "drop-discount",
  },
  CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE: {
    message: "You've already used this discount.",
    action: "drop-discount",
  },
  DISCOUNT_ALREADY_APPLIED: {
    message: "This discount is already in your cart.",
    action: "correct-input",
  },
  DISCOUNT_CODE_APPLICATION_FAILED: {
    message: "We couldn't apply this code. Please try again.",
    action: "retry",
  },
  DISCOUNT_DISABLED: { message: "This discount isn't available.", action: "drop-discount" },
  DISCOUNT_EXPIRED: { message: "This discount has ended.", action: "drop-discount" },
  DISCOUNT_LIMIT_REACHED: {
    message: "This discount has reached its limit.",
    action: "drop-discount",
  },
  DISCOUNT_NOT_FOUND: {
    message: "We don't recognize this code. Check the spelling.",
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
    message: "Your cart already has a better discount, so we didn't apply this code.",
    action: "drop-discount",
  },
  INVALID: {
    message: "Something here isn't valid. Check what you entered.",
    action: "correct-input",
  },
  INVALID_PROVINCE_IN_COUNTRY: NOT_A_US_ADDRESS,
  INVALID_REGION_IN_COUNTRY: NOT_A_US_ADDRESS,
  INVALID_STATE_IN_COUNTRY: NOT_A_US_ADDRESS,
  INVALID_QUEUE_TOKEN: RELOAD,
  LESS_THAN: {
    message: "Choose 1 to 25 of each item. A cart can have up to 100 lines.",
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
    message: "You can use one code per order. Remove the other code first.",
    action: "drop-discount",
  },
  MISSING_PAYMENT_INPUT: {
    message: "Your payment isn't complete. Please try again.",
    action: "retry",
  },
  NOT_ENOUGH_IN_STOCK: {
    message: "We don't have that many in stock. Lower the quantity or remove the item.",
    action: "remove-line",
  },
  NOT_SUPPORTED: {
    message: "Our shop can't do this. Contact us and we'll help.",
    action: "contact",
  },
  PRESENT: { message: "Please leave this empty.", action: "correct-input" },
  SHIPPING_RATE_EXPIRED: {
    message: "Shipping prices have changed. Choose a shipping method again.",
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
    message: "This discount doesn't apply to anything in your cart.",
    action: "drop-discount",
  },
  INVALID_MERCHANDISE_LINE: {
    message: "We no longer sell this item. Remove it to continue.",
    action: "remove-line",
  },
  MISSING_DISCOUNT_CODE: { message: "Enter a discount code.", action: "correct-input" },
  MISSING_NOTE: { message: "Enter a note.", action: "correct-input" },
} as const satisfies Record<string, CheckoutReaction>;

export type CheckoutErrorCode = keyof typeof REACTIONS;

export const CHECKOUT_ERROR_REACTIONS: Readonly<Record<CheckoutErrorCode, CheckoutReaction>> =
  REACTIONS;
