import { config } from "../../../server/config.server.ts";
import { log } from "../../../server/log.server.ts";
import { getRequestId, REQUEST_ID_HEADER } from "../../../server/request-id.server.ts";
import { resolveBrand } from "../../../server/resolve-brand.server.ts";
import { BUSINESS_ID_HEADER } from "../brand/brand.ts";
import { execute, type Origin } from "./execute.ts";
import { GetAccountDocument, type GetAccountQuery } from "./generated/graphql.ts";

/** Loaders call the API with the cookies, host, client address and brand of the page request. */
export function getApiOrigin(request: Request): Origin {
  const clientAddress = request.headers.get("x-forwarded-for");
  const traceparent = request.headers.get("traceparent");
  return {
    url: `${config.API_URL}/graphql`,
    headers: {
      ...(clientAddress === null ? {} : { "x-forwarded-for": clientAddress }),
      cookie: request.headers.get("cookie") ?? "",
      "x-forwarded-host": new URL(request.url).host,
      [BUSINESS_ID_HEADER]: resolveBrand(request, config).id,
      [REQUEST_ID_HEADER]: getRequestId(request),
      ...(traceparent === null ? {} : { traceparent }),
    },
  };
}

const SESSION_COOKIE = /(^|;\s*)__Host-photomap-session=/;

/** Whether the request has a session cookie; without one, loaders skip the API. */
export function hasSession(request: Request): boolean {
  return SESSION_COOKIE.test(request.headers.get("cookie") ?? "");
}

export type Account = NonNullable<GetAccountQuery["account"]>;

/** Returns undefined for guests, and after a failure, which is logged. */
export async function loadAccount(request: Request): Promise<Account | undefined> {
  if (!hasSession(request)) return undefined;
  try {
    const { account } = await execute(GetAccountDocument, {}, getApiOrigin(request));
    return account ?? undefined;
  } catch (error) {
    log.error({ err: error }, "The account could not be loaded");
    return undefined;
  }
}
