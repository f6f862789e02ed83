import { data } from "react-router";
import { config } from "../../../server/config.server.ts";
import { log } from "../../../server/log.server.ts";
import { getRequestId, REQUEST_ID_HEADER } from "../../../server/request-id.server.ts";
import { resolveBrand } from "../../../server/resolve-brand.server.ts";
import { BUSINESS_ID_HEADER } from "../brand/brand.ts";
import { ApiError, type ApiTarget, execute } from "./execute.ts";
import {
  GetAccountDocument,
  type GetAccountQuery,
  type TypedDocumentString,
} from "./generated/graphql.ts";

/**
 * The limit of a page's request to the API. An API that accepts connections and doesn't answer is
 * down for the person who waits, and each waiting page holds memory and a connection.
 */
const API_TIMEOUT_MS = 12_000;

/** Loaders call the API with the cookies, host, client address and brand of the page request. */
export function getServerApiTarget(request: Request): ApiTarget {
  const clientAddress = request.headers.get("x-forwarded-for");
  const traceparent = request.headers.get("traceparent");
  return {
    url: `${config.API_URL}/graphql`,
    timeoutMs: API_TIMEOUT_MS,
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

/**
 * Runs an operation for a page, on behalf of the person who asked for it. While the API is down, it
 * throws a 503, so that nobody seems logged out.
 */
export async function loadFromApi<Result, Variables>(
  request: Request,
  operation: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  try {
    return await execute(operation, variables, getServerApiTarget(request));
  } catch (error) {
    if (!(error instanceof ApiError && error.isTemporary)) throw error;
    log.error({ err: error, reqId: getRequestId(request) }, "A page could not be loaded");
    throw data(null, { status: 503 });
  }
}

/** Returns the account of the session; undefined for guests. */
export async function loadAccount(request: Request): Promise<Account | undefined> {
  if (!hasSession(request)) return undefined;
  const { account } = await loadFromApi(request, GetAccountDocument, {});
  return account ?? undefined;
}
