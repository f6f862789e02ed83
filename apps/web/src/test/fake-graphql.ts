import { vi } from "vitest";
import type { TypedDocumentString } from "../platform/api/generated/graphql.ts";

/** An error as the API masks it. */
export class GraphqlFailure {
  readonly message: string;
  readonly requestId: string;
  /** Names a refusal of a query. */
  readonly code: string | undefined;

  constructor(message: string, requestId: string, code?: string) {
    this.message = message;
    this.requestId = requestId;
    this.code = code;
  }
}

type Handler = (variables: unknown) => unknown;

/** Replaces `fetch`: responds to operations by document and to files by URL, else with a network error. */
export class FakeGraphql {
  readonly #handlers = new Map<unknown, Handler>();
  readonly #files = new Map<string, unknown>();
  /** The variables of every operation sent, in order. */
  readonly sent: unknown[] = [];
  /** Whether the server answers at all. */
  isReachable = true;
  /** Every reported error, in order. */
  readonly reports: unknown[] = [];

  constructor() {
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => this.#respond(url, init));
  }

  /** The result for an operation; a function is called with the variables of each request. */
  on<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    result: Result | ((variables: Variables) => Result | Promise<Result>),
  ): void {
    const handler = typeof result === "function" ? result : () => result;
    this.#handlers.set(hashOf(document), handler as Handler);
  }

  /** From now on the API answers with an unexpected error. */
  fail<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    failure: GraphqlFailure,
  ): void {
    this.#handlers.set(hashOf(document), () => failure);
  }

  /** From now on the operation ends in a network error. */
  off<Result, Variables>(document: TypedDocumentString<Result, Variables>): void {
    this.#handlers.delete(hashOf(document));
  }

  /** The JSON content of a URL, null for a missing file; undefined makes it a network error again. */
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
    const { documentId, variables } = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    const handler = url.endsWith("/graphql") ? this.#handlers.get(documentId) : undefined;
    if (url === "/errors") {
      this.reports.push(JSON.parse(typeof init?.body === "string" ? init.body : "{}"));
      return new Response(null, { status: 204 });
    }
    if (handler === undefined) throw new TypeError("Failed to fetch");
    this.sent.push(variables);
    const data = await handler(variables);
    if (!(data instanceof GraphqlFailure)) return Response.json({ data });
    const headers = { "x-request-id": data.requestId };
    const { message, code } = data;
    return Response.json({ errors: [{ message, extensions: { code } }] }, { headers });
  }
}

function hashOf<Result, Variables>(document: TypedDocumentString<Result, Variables>): unknown {
  return document.__meta__?.["hash"];
}
