import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { REDIRECTS } from "./routes/site/redirect.ts";

const redirects = Object.keys(REDIRECTS).map((path) =>
  route(path, "routes/site/redirect.ts", { id: `redirect-${path}` }),
);

const legalPages = ["privacy", "refunds", "terms"].map((path) =>
  route(path, "routes/site/legal.tsx", { id: path }),
);

const networkPages = ["tiktok", "instagram"].map((path) =>
  route(path, "routes/site/network.tsx", { id: path }),
);

const sitemaps = ["pages", "products", "maps", "help", "contact", "blog"].map((kind) =>
  route(`sitemap-${kind}.xml`, "routes/site/sitemap.ts", { id: `sitemap-${kind}` }),
);

export default [
  index("routes/site/home.tsx"),
  layout("routes/overlays.tsx", [
    route("create", "routes/project/create.tsx"),
    route("p/new/:designId", "routes/project/new.tsx"),
    route("p/:id", "routes/project/page.tsx", { id: "project-page" }, [
      layout("routes/project/layout.tsx", [
        index("routes/project/map.tsx"),
        route("output", "routes/output/layout.tsx", [
          index("routes/output/chooser.tsx"),
          route("download", "routes/output/download.tsx"),
          route("stickers", "routes/output/stickers.tsx"),
          route("walgreens", "routes/output/walgreens.tsx"),
          route("*", "routes/output/unknown-path.tsx"),
        ]),
        route("collaborate", "routes/project/collaborate.tsx"),
        route("collaborate/:openingId", "routes/project/collaborate-opening.tsx"),
        route("collaborate/:openingId/:suggestionId", "routes/project/collaborate-suggestion.tsx"),
        route("timeline", "routes/project/timeline.tsx"),
        route(":featureId/*", "routes/project/opening.tsx"),
      ]),
    ]),
    route("account", "routes/account/layout.tsx", [
      index("routes/account/overview.tsx"),
      route("general", "routes/account/general.tsx"),
      route("orders", "routes/account/orders.tsx"),
      route("orders/:orderNumber", "routes/account/order.tsx"),
      route("sticker-tokens", "routes/account/sticker-tokens.tsx"),
      route("messages", "routes/account/messages.tsx"),
    ]),
    route("staff", "routes/staff/layout.tsx", [
      index("routes/staff/dashboard.tsx"),
      route("orders", "routes/staff/orders.tsx"),
      route("orders/:orderNumber", "routes/staff/order.tsx"),
      route("stickers", "routes/staff/stickers.tsx"),
      route("stickers/:setId", "routes/staff/sticker-sheets.tsx"),
      route("pickups", "routes/staff/pickups.tsx"),
      route("pickups/:pickupId", "routes/staff/pickup.tsx"),
      route("tickets", "routes/staff/tickets.tsx"),
      route("tickets/:ticketId", "routes/staff/ticket.tsx"),
      route("customers", "routes/staff/customers.tsx"),
      route("customers/:customerId", "routes/staff/customer.tsx"),
      route("products", "routes/staff/products.tsx"),
      route("products/:productId", "routes/staff/product.tsx"),
      route("discounts", "routes/staff/discounts.tsx"),
      route("promotions", "routes/staff/promotions.tsx"),
      route("promotions/:promotionId", "routes/staff/promotion.tsx"),
      route("vouchers", "routes/staff/vouchers.tsx"),
      route("actions", "routes/staff/actions.tsx"),
    ]),
    route("debug", "routes/staff/layout.tsx", { id: "debug" }, [index("routes/staff/debug.tsx")]),
    layout("routes/staff/layout.tsx", { id: "sandbox-layout" }, [
      route("p/sandbox", "routes/staff/sandbox.tsx"),
    ]),
    route("product/:handle", "routes/shop/product.tsx"),
    route("redeem", "routes/account/redeem.tsx"),
    route("promotions/:promotionId", "routes/account/promotion.tsx"),
    route("account/:authBoxStateUrl", "routes/account/auth.tsx"),
    route("cart", "routes/shop/cart.tsx"),
    route("checkout/:checkoutId", "routes/shop/checkout.tsx"),
    route("checkout/:checkoutId/complete", "routes/shop/checkout-complete.tsx"),
    route("dev/components", "routes/dev/components.tsx"),
    route("dev/opening", "routes/dev/opening.tsx"),
    route("dev/map", "routes/dev/map.tsx"),
  ]),
  route("shop", "routes/shop/index.tsx", { id: "shop" }),
  route("shop/:handle", "routes/shop/collection.tsx"),
  route("maps", "routes/maps/index.tsx", { id: "maps" }),
  route("maps/:slug", "routes/maps/map.tsx"),
  route("help", "routes/site/help.tsx"),
  route("help/:slug", "routes/site/help-page.tsx"),
  route("blog", "routes/site/blog.tsx"),
  route("blog/feed.xml", "routes/site/blog-feed.ts"),
  route("blog/:slug", "routes/site/post.tsx"),
  route("about", "routes/site/about.tsx"),
  ...legalPages,
  ...networkPages,
  route("contact", "routes/contact/index.tsx", { id: "contact" }),
  route("contact/tickets/:ticketId", "routes/contact/ticket.tsx"),
  route("contact/:category", "routes/contact/category.tsx"),
  route("contact/:category/:question", "routes/contact/question.tsx"),
  route("contact/*", "routes/contact/unknown-path.ts"),
  route("shopify-redirect/shop/products/:handle", "routes/shop/shopify-redirect.ts"),
  route("p/:id/share", "routes/project/share.tsx"),
  route("collaborate", "routes/project/collaborate-entry.ts"),
  route("account/confirm-email", "routes/account/confirm-email.tsx"),
  route("account/log-out", "routes/account/log-out.tsx"),
  route("unsubscribe", "routes/account/unsubscribe.tsx"),
  route("app-shell", "routes/site/app-shell.tsx"),
  route("offline", "routes/site/offline.tsx"),
  route("manifest.webmanifest", "routes/site/manifest.ts"),
  route("robots.txt", "routes/site/robots.ts"),
  route("sitemap.xml", "routes/site/sitemap.ts"),
  ...sitemaps,
  ...redirects,
  route("*", "routes/site/redirect.ts", { id: "unknown-path" }),
] satisfies RouteConfig;
