/** What the API answers. The page /dev/components is the one path below /dev that is ours. */
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
