import { vi } from "vitest";
import type { TypedDocumentString } from "../../generated/graphql.ts";

type Handler = (variables: never) => unknown;

/** A document and the function that returns its `data`; a thrown error is a network failure. */
export type ApiStub = readonly [TypedDocumentString<unknown, never>, Handler];

/** Replaces fetch; a request without a stub fails the test that waits for it. */
export function stubApi(...stubs: readonly ApiStub[]) {
  const fetchStub = vi.fn(async (_url: string, { body = "" }: { body?: string } = {}) => {
    const { documentId, variables } = JSON.parse(body);
    const stub = stubs.find(([document]) => document.__meta__?.["hash"] === documentId);
    if (stub === undefined) throw new Error(`No stub for ${body}`);
    const data = await stub[1](variables as never);
    return new Response(JSON.stringify({ data }));
  });
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}
