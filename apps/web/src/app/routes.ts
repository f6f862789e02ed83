import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { REDIRECTS } from "./routes/redirect.ts";

const redirects = Object.keys(REDIRECTS).map((path) =>
  route(path, "routes/redirect.ts", { id: `redirect-${path}` }),
);

const legalPages = ["privacy", "refunds", "terms"].map((path) =>
  route(path, "../content/routes/legal.tsx", { id: path }),
);

const networkPages = ["tiktok", "instagram"].map((path) =>
  route(path, "../content/routes/network.tsx", { id: path }),
);

const sitemaps = ["pages", "products", "maps", "help", "contact", "blog"].map((kind) =>
  route(`sitemap-${kind}.xml`, "routes/sitemap.ts", { id: `sitemap-${kind}` }),
);

export default [
  index("../content/routes/home-route.tsx"),
  layout("routes/overlays.tsx", [
    route("create", "../project/routes/create.tsx"),
    route("p/new/:designId", "../project/routes/new.tsx"),
    route("p/:id", "../project/routes/page.tsx", { id: "project-page" }, [
      layout("../project/routes/layout.tsx", [
        index("../project/routes/map.tsx"),
        route("output", "../printing/routes/layout.tsx", [
          index("../printing/routes/chooser.tsx"),
          route("download", "../printing/routes/download.tsx"),
          route("stickers", "../printing/routes/stickers.tsx"),
          route("walgreens", "../printing/routes/walgreens.tsx"),
          route("*", "../printing/routes/unknown-path.tsx"),
        ]),
        route("collaborate", "../sharing/routes/collaborate.tsx"),
        route("collaborate/:openingId", "../sharing/routes/collaborate-opening.tsx"),
        route(
          "collaborate/:openingId/:suggestionId",
          "../sharing/routes/collaborate-suggestion.tsx",
        ),
        route("timeline", "../project/routes/timeline.tsx"),
        route(":featureId/*", "../project/routes/opening.tsx"),
      ]),
    ]),
    route("account", "../account/routes/layout.tsx", [
      index("../account/routes/overview.tsx"),
      route("general", "../account/routes/general.tsx"),
      route("orders", "../shop/routes/orders.tsx"),
      route("orders/:orderNumber", "../shop/routes/order.tsx"),
      route("sticker-tokens", "../shop/routes/sticker-tokens.tsx"),
      route("messages", "../content/routes/messages.tsx"),
    ]),
    route("staff", "../staff/routes/layout.tsx", [
      index("../staff/routes/dashboard.tsx"),
      route("orders", "../staff/routes/orders.tsx"),
      route("orders/:orderNumber", "../staff/routes/order.tsx"),
      route("stickers", "../staff/routes/stickers.tsx"),
      route("stickers/:setId", "../staff/routes/sticker-sheets.tsx"),
      route("pickups", "../staff/routes/pickups.tsx"),
      route("pickups/:pickupId", "../staff/routes/pickup.tsx"),
      route("tickets", "../staff/routes/tickets.tsx"),
      route("tickets/:ticketId", "../staff/routes/ticket.tsx"),
      route("customers", "../staff/routes/customers.tsx"),
      route("customers/:customerId", "../staff/routes/customer.tsx"),
      route("products", "../staff/routes/products.tsx"),
      route("products/:productId", "../staff/routes/product.tsx"),
      route("discounts", "../staff/routes/discounts.tsx"),
      route("shipping", "../staff/routes/shipping.tsx"),
      route("promotions", "../staff/routes/promotions.tsx"),
      route("promotions/:promotionId", "../staff/routes/promotion.tsx"),
      route("vouchers", "../staff/routes/vouchers.tsx"),
      route("actions", "../staff/routes/actions.tsx"),
    ]),
    route("debug", "../staff/routes/layout.tsx", { id: "debug" }, [
      index("../staff/routes/debug.tsx"),
    ]),
    layout("../staff/routes/layout.tsx", { id: "sandbox-layout" }, [
      route("p/sandbox", "../staff/routes/sandbox.tsx"),
    ]),
    route("product/:handle", "../shop/routes/product.tsx"),
    route("redeem", "../shop/routes/redeem.tsx"),
    route("promotions/:promotionId", "../shop/routes/promotion.tsx"),
    route("account/:authBoxStateUrl", "../account/routes/auth.tsx"),
    route("cart", "../shop/routes/cart.tsx"),
    route("order/:orderNumber", "../shop/routes/guest-order.tsx"),
    route("checkout/:checkoutId", "../shop/routes/checkout.tsx"),
    route("checkout/:checkoutId/complete", "../shop/routes/checkout-complete.tsx"),
    route("dev/components", "routes/dev/components.tsx"),
    route("dev/opening", "routes/dev/opening.tsx"),
    route("dev/map", "routes/dev/map.tsx"),
  ]),
  route("shop", "../shop/routes/index.tsx", { id: "shop" }),
  route("shop/:handle", "../shop/routes/collection.tsx"),
  route("maps", "../shop/routes/maps.tsx", { id: "maps" }),
  route("maps/:slug", "../shop/routes/map.tsx"),
  route("help", "../content/routes/help.tsx"),
  route("help/:slug", "../content/routes/help-page.tsx"),
  route("blog", "../content/routes/blog.tsx"),
  route("blog/feed.xml", "../content/routes/blog-feed.ts"),
  route("blog/:slug", "../content/routes/post.tsx"),
  route("about", "../content/routes/about.tsx"),
  ...legalPages,
  ...networkPages,
  route("contact", "../content/routes/contact.tsx", { id: "contact" }),
  route("contact/tickets/:ticketId", "../content/routes/contact-ticket.tsx"),
  route("contact/:category", "../content/routes/contact-category.tsx"),
  route("contact/:category/:question", "../content/routes/contact-question.tsx"),
  route("contact/*", "../content/routes/contact-unknown-path.ts"),
  route("shopify-redirect/shop/products/:handle", "../shop/routes/shopify-redirect.ts"),
  route("p/:id/share", "../sharing/routes/share.tsx"),
  route("collaborate", "../sharing/routes/collaborate-entry.ts"),
  route("account/confirm-email", "../account/routes/confirm-email.tsx"),
  route("account/allow-email-change", "../account/routes/allow-email-change.tsx"),
  route("account/stop-email-change", "../account/routes/stop-email-change.tsx"),
  route("account/log-out", "../account/routes/log-out.tsx"),
  route("unsubscribe", "../account/routes/unsubscribe.tsx"),
  route("app-shell", "routes/app-shell.tsx"),
  route("offline", "routes/offline.tsx"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  ...sitemaps,
  ...redirects,
  route("*", "routes/redirect.ts", { id: "unknown-path" }),
] satisfies RouteConfig;
