import type { TypedDocumentString } from "../generated/graphql.ts";

/** Where an operation is sent from: the browser, or a loader on the server on somebody's behalf. */
export interface Origin {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const BROWSER: Origin = { url: "/graphql", headers: {} };

interface ApiErrorOptions extends ErrorOptions {
  readonly isTemporary: boolean;
}

/** The API gave no usable answer; expected refusals are results, not errors. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** A later try may succeed. */
  readonly isTemporary: boolean;

  constructor(message: string, { isTemporary, ...options }: ApiErrorOptions) {
    super(message, options);
    this.isTemporary = isTemporary;
  }
}

export async function execute<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  origin: Origin = BROWSER,
): Promise<Result> {
  const answer = await sendOperation(document, variables, origin);
  const body: { data?: Result | null; errors?: { message: string }[] } | undefined = await answer
    .json()
    .catch(() => undefined);
  if (body?.data === undefined || body.data === null || body.errors !== undefined) {
    const { status } = answer;
    throw new ApiError(body?.errors?.[0]?.message ?? `The API answered ${status}`, {
      isTemporary: body === undefined || status === 429 || status >= 500,
    });
  }
  return body.data;
}

export async function sendOperation<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  { url, headers }: Origin,
  { keepalive = false } = {},
): Promise<Response> {
  // Only the hash travels: the API knows every operation of this build.
  const documentId = document.__meta__?.["hash"];
  try {
    return await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-photomap-client": "web", ...headers },
      body: JSON.stringify({ documentId, variables }),
      keepalive,
    });
  } catch (cause) {
    throw new ApiError("Network error.", { isTemporary: true, cause });
  }
}

/** Outlives the page. Nobody hears the answer, and browsers refuse more than 64 kB. */
export function sendOnLeaving<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): void {
  sendOperation(document, variables, BROWSER, { keepalive: true }).catch(() => undefined);
}
