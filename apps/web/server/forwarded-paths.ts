/** Paths proxied to the API. Below /dev, those of DEVELOPER_PAGES are rendered here. */
export const FORWARDED_PATHS = [
  "/graphql",
  "/config",
  "/designs",
  "/thumbnails",
  "/backgrounds",
  "/lookups",
  "/events",
  "/prints",
  "/hooks",
  "/dev",
] as const;

export const DEVELOPER_PAGES = ["/dev/components", "/dev/map", "/dev/opening"] as const;
