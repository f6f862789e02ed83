/** What the API answers. Of the paths below /dev, those of DEVELOPER_PAGES are ours. */
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
