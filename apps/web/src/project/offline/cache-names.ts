/** Caches of the scripts and styles of one build have this prefix and the version of the build. */
export const ASSETS_CACHE_PREFIX = "photomap-assets-";

/** Designs, lookups and pictures that everyone may read. */
export const PUBLIC_FILES_CACHE = "photomap-public-files";

/** Photos of an account; removed when it logs out. */
export const ACCOUNT_FILES_CACHE = "photomap-account-files";
