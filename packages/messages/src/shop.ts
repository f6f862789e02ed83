import { message } from "./message.ts";

export const shopMessages = {
  selectAllOptions: message("SHP-06", "Please select all options."),
  outOfStock: message("SHP-09", "Out of Stock"),
  productNotFound: message("SHP-10", "Could not find product."),
  browseProducts: message("SHP-10", "Browse Our Products"),
  enterTokenCount: message("SHP-11", "Enter 1-50"),
  addFailed: message("ERR-08", "An error occurred. Please try again."),
  emptyCart: message("CRT-02", "Your cart is empty."),
  fillCart: message("CRT-02", "Fill it up!"),
  orderSummary: message("CRT-01", "Order Summary"),
  giftNotePlaceholder: message("CRT-04", "Message will be included in the box with this item."),
  giftNoteAddToOne: message("CRT-05", "Add to One"),
  giftNoteUpdateOne: message("CRT-05", "Update One"),
  giftNoteAddToBoth: message("CRT-05", "Add to Both"),
  giftNoteAddToAll: message("CRT-05", "Add to All {count}"),
  noteFailed: message("CRT-06", "There was a problem saving your note."),
  freeLine: message("CRT-07", "FREE!"),
  freeShipping: message("CRT-07", "FREE*"),
  manualDiscount: message("CRT-07", "Manual Discount"),
  automaticDiscount: message("CRT-07", "Automatic Discount"),
  copied: message("CRT-08", "Copied"),
  // The specification elides the text after "but you have {available}".
  tokenShortfall: message(
    "CRT-10",
    "You need {needed} tokens for the stickers in your cart but you have {available}. Remove one or more of the items below in order to check out.",
  ),
  oneTokenShortfall: message(
    "CRT-10",
    "You need 1 token for the stickers in your cart but you have {available}. Remove one or more of the items below in order to check out.",
  ),
  checkOut: message("CRT-11", "CHECKOUT"),
  shopUnreachable: message(
    "CRT-12",
    "Error communicating with shop. Refresh the page or contact us if the problem persists.",
  ),
  tokenVariantNotFound: message(
    "CRT-15",
    "Variant not found for purchase sticker tokens line item.",
  ),
  // Keys of custom attributes, which the cart and the order show as labels.
  orderIdKey: message("CRT-16", "Order ID"),
  mapKey: message("CRT-16", "Map"),
  tokensUsedKey: message("CRT-16", "Tokens Used"),
  giftNoteKey: message("CRT-16", "Gift Note"),
  differentCurrencies: message("CRT-18", "Money has different currency type."),
  emptyPriceRange: message("CRT-18", "Cannot create price range from a set of 0 prices."),
  removeFailed: message("ERR-09", "Error removing item. Please try again."),
  updateFailed: message(
    "ERR-09",
    "Error updating your cart. Please contact us if the problem persists.",
  ),
  cartLoadFailed: message(
    "ERR-10",
    "There was an error loading the items in your cart. Try refreshing the page. If that does not work try clearing your cart.",
  ),
  clearCart: message("ERR-10", "Clear Your Cart"),
  tooManySearches: message("SHP-03", "Please wait a moment before you search again."),
  noOrders: message("ORD-01", "You haven't placed any orders yet."),
  goShopping: message("ORD-01", "Go Shopping!"),
  moreItems: message("ORD-01", "More Items"),
  canceledMark: message("ORD-01", "(cancelled)"),
  orderCanceled: message("ORD-02", "This order was cancelled on {date}"),
  oneItem: message("ORD-02", "1 Item"),
  items: message("ORD-02", "{count} Items"),
  orderNotFound: message(
    "ORD-06",
    "Could not find order #{number}. Please note the order is only visible if you are logged in using the same email address as the order was placed with.",
  ),
  // The specification elides the second sentence of both.
  stickerOrderOfAnother: message(
    "ORD-07",
    "This sticker order is from a project that was created with a different account or as a guest. Log in with that account to see it.",
  ),
  stickerOrderNeedsLogIn: message(
    "ORD-07",
    "You do not have access to the project that was used to create these stickers. You probably just need to log in with the account that created it.",
  ),
} as const;
