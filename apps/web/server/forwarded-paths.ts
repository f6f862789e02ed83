/** What the API answers. */
export const FORWARDED_PATHS = [
  "/graphql",
  "/config",
  "/designs",
  "/thumbnails",
  "/backgrounds",
  "/events",
  "/hooks",
  "/dev",
] as const;

/** Pages for developers, the only paths below /dev that the API does not answer. */
export const OWN_DEV_PATHS = ["/dev/components", "/dev/opening"] as const;
