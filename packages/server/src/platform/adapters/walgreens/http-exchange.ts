const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 5_000_000;

export type HttpResult =
  | {
      readonly kind: "response";
      readonly status: number;
      readonly text: string;
      readonly retryAfter: string | null;
    }
  /** The request failed; `wasSent` is false only when the service can't have received it. */
  | { readonly kind: "lost"; readonly reason: string; readonly wasSent: boolean };

/**
 * Sends one request and reads its whole answer. A failure is a result without the address, which
 * may be secret.
 */
export async function sendHttpRequest(
  url: string,
  request: RequestInit,
  timeoutMs = TIMEOUT_MS,
): Promise<HttpResult> {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(response);
    if (text === undefined) return { kind: "lost", reason: "answer too large", wasSent: true };
    return {
      kind: "response",
      status: response.status,
      text,
      retryAfter: response.headers.get("retry-after"),
    };
  } catch (error) {
    return describeFailure(error);
  }
}

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
/** The longest wait in Retry-After with which a request is repeated. */
const MAX_RETRY_AFTER_SECONDS = 1;

/** Whether the same request may succeed a moment later. */
export function isTemporaryFailure(result: HttpResult): boolean {
  if (result.kind === "lost") return true;
  const { status, retryAfter } = result;
  if (status === TOO_MANY_REQUESTS) return Number(retryAfter ?? 0) <= MAX_RETRY_AFTER_SECONDS;
  return status >= 500 || status === REQUEST_TIMEOUT;
}

/** Reads a text without its byte order mark; undefined when it is too large. */
async function readText(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function describeFailure(error: unknown): HttpResult {
  if (error instanceof Error && error.name === "TimeoutError") {
    return { kind: "lost", reason: "timeout", wasSent: true };
  }
  const cause = error instanceof Error ? error.cause : undefined;
  return isConnectFailure(cause)
    ? { kind: "lost", reason: "not connected", wasSent: false }
    : { kind: "lost", reason: "connection lost", wasSent: true };
}

/** The system calls before any byte of a request is written. */
const CONNECT_CALLS: ReadonlySet<unknown> = new Set(["connect", "getaddrinfo"]);

function isConnectFailure(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isConnectFailure);
  if (!(error instanceof Error)) return false;
  const isTimeout = "code" in error && error.code === "UND_ERR_CONNECT_TIMEOUT";
  return isTimeout || ("syscall" in error && CONNECT_CALLS.has(error.syscall));
}
