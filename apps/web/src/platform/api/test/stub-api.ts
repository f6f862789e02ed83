import { FakeGraphql } from "../../../test/fake-graphql.ts";
import type { TypedDocumentString } from "../generated/graphql.ts";

/** A document and the function that returns its `data`; a thrown error is a network failure. */
export type ApiStub = readonly [TypedDocumentString<unknown, never>, (variables: never) => unknown];

/** Creates a FakeGraphql whose answers need not have all fields of their documents. */
export function stubApi(...stubs: readonly ApiStub[]): FakeGraphql {
  const api = new FakeGraphql();
  for (const [document, handler] of stubs) api.on(document, handler);
  return api;
}
