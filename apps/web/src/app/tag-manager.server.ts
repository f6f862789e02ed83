import { config } from "../../server/config.server.ts";

/** Pages of accounts and staff, and those whose address or form has a key. */
const PRIVATE_PAGE =
  /^\/(?:account|app-shell|checkout|contact\/tickets|debug|order|p\/sandbox|redeem|staff|unsubscribe)(?:\/|$)/i;

/** The keys of links, and the address of an invited person, whose page has a login. */
const SECRET_PARAMETERS = ["code", "e", "k", "key", "password", "token"];

/** Finds the script of the company's tag manager; undefined for pages that it must not read. */
export function findTagManagerUrl({ url }: { readonly url: string }): string | undefined {
  const { pathname, searchParams } = new URL(url);
  const hasSecret = SECRET_PARAMETERS.some((name) => searchParams.has(name));
  return hasSecret || PRIVATE_PAGE.test(pathname) ? undefined : config.TAG_MANAGER_URL;
}
