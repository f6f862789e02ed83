import { formatMessage, pageMessages } from "@photomap/messages";
import { BUSINESS_ID_HEADER } from "../brand/brand.ts";
import { reportError } from "../errors/report-error.ts";
import { browserConnection } from "../network/browser-connection.ts";
import { serverClock } from "../network/server-clock.ts";
import type { TypedDocumentString } from "./generated/graphql.ts";

/** The endpoint and headers of an operation: those of the browser, or of a server-side loader on behalf of a request. */
export interface ApiTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The limit of a request in milliseconds; by default that of a browser's request. */
  readonly timeoutMs?: number;
}

const BROWSER_URL = "/graphql";

/**
 * The limit of a browser's request, as browsers may keep a dead connection after a sleep. Long
 * enough for the largest save on a slow phone.
 */
const TIMEOUT_MS = 60_000;

/** The origin of the browser, with the brand in the HTML of the page and the trace of an action. */
export function getBrowserApiTarget(traceparent?: string): ApiTarget {
  const { brand } = document.documentElement.dataset;
  return {
    url: BROWSER_URL,
    headers: {
      ...(brand !== undefined && { [BUSINESS_ID_HEADER]: brand }),
      ...(traceparent !== undefined && { traceparent }),
    },
  };
}

interface ApiErrorOptions extends ErrorOptions {
  readonly isTemporary: boolean;
  readonly code?: string | undefined;
  readonly requestId?: string | undefined;
}

/** A network failure or an unexpected response; expected refusals are results, not errors. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Whether a retry may succeed. */
  readonly isTemporary: boolean;
  /** Names a refusal of a query, which has no result union. */
  readonly code: string | undefined;
  /** The id under which the server has logged the request. */
  readonly requestId: string | undefined;

  constructor(message: string, { isTemporary, code, requestId, ...options }: ApiErrorOptions) {
    super(message, options);
    this.isTemporary = isTemporary;
    this.code = code;
    this.requestId = requestId;
  }
}

/** The request got no response: the connection or the server is down, or it took too long. */
export class NetworkError extends ApiError {
  constructor(options: ErrorOptions) {
    super(formatMessage(pageMessages.networkError), { ...options, isTemporary: true });
  }
}

interface OperationBody<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string };
  }[];
}

export async function execute<Result, Variables>(
  operation: TypedDocumentString<Result, Variables>,
  variables: Variables,
  origin: ApiTarget = getBrowserApiTarget(),
): Promise<Result> {
  const response = await sendOperation(operation, variables, origin);
  const body: OperationBody<Result> | undefined = await response.json().catch(() => undefined);
  if (body?.data === undefined || body.data === null || body.errors !== undefined) {
    const { status } = response;
    const [error] = body?.errors ?? [];
    throw new ApiError(error?.message ?? `The API answered ${status}`, {
      isTemporary: body === undefined || status === 429 || status >= 500,
      // GraphQL errors, of which the first has the message.
      cause: body?.errors,
      code: error?.extensions?.code,
      requestId: response.headers.get("x-request-id") ?? undefined,
    });
  }
  return body.data;
}

export async function sendOperation<Result, Variables>(
  operation: TypedDocumentString<Result, Variables>,
  variables: Variables,
  { url, headers, timeoutMs = TIMEOUT_MS }: ApiTarget,
  { keepalive = false } = {},
): Promise<Response> {
  // Only the hash is sent: every operation of this build is a persisted document.
  const documentId = operation.__meta__?.["hash"];
  const isBrowser = url === BROWSER_URL;
  try {
    const response = await fetch(url, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json", "x-photomap-client": "web", ...headers },
      body: JSON.stringify({ documentId, variables }),
      keepalive,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (isBrowser) browserConnection.confirm();
    return response;
  } catch (cause) {
    const error = new NetworkError({ cause });
    if (isBrowser) {
      void browserConnection.check();
      serverClock.clear();
      // Each retry fails with the same error, which is reported once.
      reportError(error, { action: "network" });
    }
    throw error;
  }
}

/** Uses keepalive to outlive the page. The response is ignored; browsers reject bodies over 64 kB. */
export function sendOnLeaving<Result, Variables>(
  operation: TypedDocumentString<Result, Variables>,
  variables: Variables,
): void {
  sendOperation(operation, variables, getBrowserApiTarget(), { keepalive: true }).catch(
    () => undefined,
  );
}
