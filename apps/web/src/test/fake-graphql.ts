import { vi } from "vitest";
import type { TypedDocumentString } from "../generated/graphql.ts";

type Handler = (variables: unknown) => unknown;

/** Replaces `fetch` and responds to operations by document; anything else is a network error. */
export class FakeGraphql {
  readonly #handlers = new Map<unknown, Handler>();
  /** The variables of every operation sent, in order. */
  readonly sent: unknown[] = [];

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

  /** From now on the operation ends in a network error. */
  off<Result, Variables>(document: TypedDocumentString<Result, Variables>): void {
    this.#handlers.delete(hashOf(document));
  }

  async #respond(url: string, init: RequestInit | undefined): Promise<Response> {
    const { documentId, variables } = JSON.parse(String(init?.body ?? "{}"));
    const handler = url.endsWith("/graphql") ? this.#handlers.get(documentId) : undefined;
    if (handler === undefined) throw new TypeError("Failed to fetch");
    this.sent.push(variables);
    return Response.json({ data: await handler(variables) });
  }
}

function hashOf<Result, Variables>(document: TypedDocumentString<Result, Variables>): unknown {
  return document.__meta__?.["hash"];
}
