import { vi } from "vitest";
import type { GetAccountQuery, TypedDocumentString } from "../platform/api/generated/graphql.ts";

interface FailureOptions {
  readonly requestId?: string;
  /** Names a refusal of a query. */
  readonly code?: string;
  readonly status?: number;
}

/** An error as the API masks it. */
export class GraphqlFailure {
  readonly message: string;
  readonly options: FailureOptions;

  constructor(message: string, options: FailureOptions = {}) {
    this.message = message;
    this.options = options;
  }
}

/** A failure of the server, after which another attempt may succeed. */
export const SERVER_DOWN = new GraphqlFailure("The database is down.", { status: 500 });

type Account = NonNullable<GetAccountQuery["account"]>;

export const ACCOUNT: Account = {
  id: "a1",
  email: "customer@mail.example",
  isEmailVerified: true,
  stickerTokenBalance: 0,
  identity: "a1",
  role: "USER",
  isInternal: false,
  hasPassword: true,
  isMailRefused: false,
  wantsDigest: true,
  agreement: null,
  capabilities: [],
};

/** The headers of a page request with a session. */
export const SESSION = { cookie: "__Host-photomap-session=x" };

type Handler = (variables: unknown) => unknown;

/**
 * Replaces `fetch` for the browser and for loaders on the server: responds to operations by
 * document and to files by URL, else with a network error.
 */
export class FakeGraphql {
  readonly #handlers = new Map<unknown, Handler>();
  readonly #files = new Map<string, unknown>();
  /** The variables of every operation sent, in order. */
  readonly sent: unknown[] = [];
  /** Whether the server answers at all. */
  isReachable = true;
  /** Every reported error, in order. */
  readonly reports: unknown[] = [];
  /** The events that were counted. */
  readonly usage: unknown[] = [];
  /** The cookies that responses to operations set. */
  cookies: readonly string[] = [];

  constructor() {
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => this.#respond(url, init));
  }

  /** Sets the result of an operation; a function is called with the variables of each request. */
  on<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    result: Result | ((variables: Variables) => Result | Promise<Result>),
  ): void {
    const handler = typeof result === "function" ? result : () => result;
    this.#handlers.set(hashOf(document), handler as Handler);
  }

  /** Makes the API answer an operation with an error from now on. */
  fail<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    failure: GraphqlFailure,
  ): void {
    this.#handlers.set(hashOf(document), () => failure);
  }

  /** Makes an operation end in a network error from now on. */
  off<Result, Variables>(document: TypedDocumentString<Result, Variables>): void {
    this.#handlers.delete(hashOf(document));
  }

  /** Sets the JSON content of a URL: null for a missing file, undefined for a network error. */
  serve(url: string, content: unknown): void {
    this.#files.set(url, content);
  }

  async #respond(url: string, init: RequestInit | undefined): Promise<Response> {
    if (!this.isReachable) throw new TypeError("Failed to fetch");
    // The connection is checked after a failed operation.
    if (url === "/config") return Response.json({});
    const file = this.#files.get(url);
    if (file === null) return new Response(null, { status: 404 });
    if (file !== undefined) return Response.json(file);
    const body = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    if (url.endsWith("/errors")) {
      this.reports.push(body);
      return new Response(null, { status: 204 });
    }
    if (url === "/usage") {
      this.usage.push(body);
      return new Response(null, { status: 204 });
    }
    const { documentId, variables } = body;
    const handler = url.endsWith("/graphql") ? this.#handlers.get(documentId) : undefined;
    if (handler === undefined) throw new TypeError("Failed to fetch");
    this.sent.push(variables);
    const data = await handler(variables);
    if (data instanceof GraphqlFailure) return respondWithFailure(data);
    const cookies = this.cookies.map((cookie): [string, string] => ["set-cookie", cookie]);
    return Response.json({ data }, { headers: cookies });
  }
}

function respondWithFailure({ message, options }: GraphqlFailure): Response {
  const { requestId = "request-1", code, status = 200 } = options;
  const errors = [{ message, extensions: { code } }];
  return Response.json({ errors }, { status, headers: { "x-request-id": requestId } });
}

function hashOf<Result, Variables>(document: TypedDocumentString<Result, Variables>): unknown {
  return document.__meta__?.["hash"];
}
