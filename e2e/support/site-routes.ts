/** The visitor of a page; a reader opens it without React. */
export type Visitor = "reader" | "guest" | "customer" | "staff";

interface SiteRoute {
  readonly visitor: Visitor;
  /** The paths to open, with the names of facts in braces. */
  readonly paths: readonly string[];
  /** The test file that checks the page in the short run where facts are missing. */
  readonly story?: string;
}

const reader = (...paths: string[]): SiteRoute => ({ visitor: "reader", paths });
const guest = (...paths: string[]): SiteRoute => ({ visitor: "guest", paths });
const customer = (path: string, story?: string): SiteRoute => ({
  visitor: "customer",
  paths: [path],
  ...(story === undefined ? {} : { story }),
});
const staff = (path: string, story?: string): SiteRoute => ({
  visitor: "staff",
  paths: [path],
  ...(story === undefined ? {} : { story }),
});

const DOCUMENTS: Readonly<Record<string, SiteRoute>> = {
  "": reader("/"),
  shop: reader("/shop", "/shop?q=zebra"),
  "shop/:handle": reader("/shop/parts-and-accessories"),
  maps: reader("/maps"),
  "maps/:slug": reader("/maps/50-states", "/maps/michigan-counties"),
  help: reader("/help", "/help?q=sticker", "/help?q=xylophone"),
  "help/:slug": reader("/help/print-at-home", "/help/no-such-page"),
  blog: reader("/blog"),
  "blog/:slug": reader("/blog/how-our-maps-are-made"),
  about: reader("/about"),
  privacy: reader("/privacy"),
  refunds: reader("/refunds"),
  terms: reader("/terms"),
  tiktok: reader("/tiktok"),
  instagram: reader("/instagram"),
  contact: reader("/contact"),
  "contact/*": reader("/contact/no/such/page"),
  "contact/:category": reader("/contact/mapmaker"),
  "contact/:category/:question": reader("/contact/mapmaker/general-technical-question"),
  unsubscribe: reader("/unsubscribe"),
  "account/confirm-email": reader("/account/confirm-email"),
  "account/allow-email-change": reader("/account/allow-email-change"),
  "account/stop-email-change": reader("/account/stop-email-change"),
  offline: reader("/offline"),
};

export const SITE_ROUTES: Readonly<Record<string, SiteRoute>> = {
  ...DOCUMENTS,
  create: guest("/create"),
  "product/:handle": guest("/product/grommet-kit", "/product/no-such-product"),
  cart: guest("/cart"),
  "account/:authBoxStateUrl": guest("/account/login", "/account/register"),
  "p/:id/share": { ...guest("/p/{map}?s=1"), story: "share-page.spec.ts" },
  "dev/components": guest("/dev/components"),
  "dev/opening": guest("/dev/opening?opening=DC&photos=10"),
  "dev/map": guest("/dev/map?design=us-tx-36x36&photos=20"),

  account: customer("/account"),
  "account/general": customer("/account/general"),
  "account/orders": customer("/account/orders"),
  "account/orders/:orderNumber": customer("/account/orders/{order}", "shop.spec.ts"),
  "account/sticker-tokens": customer("/account/sticker-tokens"),
  "account/messages": customer("/account/messages"),
  "contact/tickets/:ticketId": customer("/contact/tickets/{ticket}"),
  redeem: customer("/redeem"),
  "promotions/:promotionId": customer("/promotions/{promotion}", "sticker-tokens.spec.ts"),
  "order/:orderNumber": guest("/order/1042?key=of-no-order"),
  "checkout/:checkoutId": customer("/checkout/{checkout}", "shop.spec.ts"),
  "checkout/:checkoutId/complete": customer("/checkout/{paid}/complete", "shop.spec.ts"),

  "p/new/:designId": customer("/p/new/50-states-36x24"),
  "p/:id": customer("/p/{map}"),
  "p/:id/:featureId/*": customer("/p/{map}/{opening}"),
  "p/:id/output": customer("/p/{map}/output"),
  "p/:id/output/*": customer("/p/{map}/output/no-such-page"),
  "p/:id/output/download": customer("/p/{map}/output/download"),
  "p/:id/output/stickers": customer("/p/{map}/output/stickers"),
  "p/:id/output/walgreens": customer("/p/{map}/output/walgreens"),
  "p/:id/timeline": customer("/p/{map}/timeline"),
  "p/:id/collaborate": customer("/p/{map}/collaborate"),
  "p/:id/collaborate/:openingId": customer("/p/{map}/collaborate/{opening}"),
  "p/:id/collaborate/:openingId/:suggestionId": customer(
    "/p/{map}/collaborate/{opening}/{suggestion}",
    "together.spec.ts",
  ),

  staff: staff("/staff"),
  "staff/orders": staff("/staff/orders"),
  "staff/orders/:orderNumber": staff("/staff/orders/{order}", "shop.spec.ts"),
  "staff/stickers": staff("/staff/stickers"),
  "staff/stickers/:setId": staff("/staff/stickers/{sheets}", "stickers.spec.ts"),
  "staff/pickups": staff("/staff/pickups"),
  "staff/pickups/:pickupId": staff("/staff/pickups/{pickup}", "staff-pickups.spec.ts"),
  "staff/tickets": staff("/staff/tickets"),
  "staff/tickets/:ticketId": staff("/staff/tickets/{ticket}"),
  "staff/customers": staff("/staff/customers"),
  "staff/customers/:customerId": staff("/staff/customers/{customer}"),
  "staff/products": staff("/staff/products"),
  "staff/products/:productId": staff("/staff/products/{product}"),
  "staff/discounts": staff("/staff/discounts"),
  "staff/shipping": staff("/staff/shipping"),
  "staff/promotions": staff("/staff/promotions"),
  "staff/promotions/:promotionId": staff("/staff/promotions/{promotion}", "sticker-tokens.spec.ts"),
  "staff/vouchers": staff("/staff/vouchers"),
  "staff/actions": staff("/staff/actions"),
  debug: staff("/debug"),
  "p/sandbox": staff("/p/sandbox"),
};
