import { BUSINESS_ID_HEADER, brandOfRequest } from "../../server/brand-of-request.server.ts";
import { config } from "../../server/config.server.ts";
import { log } from "../../server/log.server.ts";
import { GetAccountDocument, type GetAccountQuery } from "../generated/graphql.ts";
import { execute, type Origin } from "./execute.ts";

/** A loader asks the API as the person whose page it loads: with their cookies, on their host, of their brand. */
export function originOfRequest(request: Request): Origin {
  return {
    url: `${config.API_URL}/graphql`,
    headers: {
      cookie: request.headers.get("cookie") ?? "",
      "x-forwarded-host": new URL(request.url).host,
      [BUSINESS_ID_HEADER]: brandOfRequest(request, config).id,
    },
  };
}

const SESSION_COOKIE = /(^|;\s*)__Host-photomap-session=/;

/** Without the cookie nobody is signed in, and the API need not be asked. */
export function hasSession(request: Request): boolean {
  return SESSION_COOKIE.test(request.headers.get("cookie") ?? "");
}

export type Account = NonNullable<GetAccountQuery["account"]>;

/**
 * Who the page is for. A browser without a session is nobody, and the API is not asked; when it does
 * not answer, that is logged, and the person is nobody for this once.
 */
export async function loadAccount(request: Request): Promise<Account | undefined> {
  if (!hasSession(request)) return undefined;
  try {
    const { account } = await execute(GetAccountDocument, {}, originOfRequest(request));
    return account ?? undefined;
  } catch (error) {
    log.error({ err: error }, "The account could not be loaded");
    return undefined;
  }
}
