export const EVENTS_PATH = "/events";

/** Paths proxied to the API. */
export const FORWARDED_PATHS = [
  "/graphql",
  "/config",
  "/errors",
  "/usage",
  "/designs",
  "/thumbnails",
  "/design-pictures",
  "/backgrounds",
  "/lookups",
  "/search-data",
  "/products",
  "/content",
  EVENTS_PATH,
  "/prints",
  "/hooks",
  "/webhooks",
] as const;

/** Proxied to the API in development; the pages of DEVELOPER_PAGES are rendered here. */
export const DEVELOPMENT_PATH = "/dev";

export const DEVELOPER_PAGES = ["/dev/components", "/dev/map", "/dev/opening"] as const;
