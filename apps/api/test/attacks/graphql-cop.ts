import type { InjectOptions } from "fastify";
import { OURS } from "../api-settings.ts";

interface Answer {
  readonly body: string;
  readonly statusCode: number;
}

interface Check {
  readonly check: string;
  readonly requests: readonly InjectOptions[];
  readonly isFinding: (answer: Answer) => boolean;
  /** Whether the check makes no sense where developers write operations. */
  readonly isForProductionOnly?: true;
}

const post = (payload: string | object, headers: object = OURS): InjectOptions => ({
  method: "POST",
  url: "/graphql",
  headers: { ...headers },
  payload,
});

const get = (query: string): InjectOptions => ({
  url: `/graphql?${new URLSearchParams({ query }).toString()}`,
  headers: OURS,
});

const repeat = (count: number, text: string) => Array.from({ length: count }, () => text).join(" ");

/** Whether any part of the operation ran. */
const hasData = ({ body }: Answer) => /"data":\s*[{[]/.test(body);

const CIRCULAR = `{ __schema { types { fields { type { fields { type { fields { type { fields {
  type { name } } } } } } } } } } }`;

/** The checks of graphql-cop, each with the requests it sends. */
export const GRAPHQL_COP: readonly Check[] = [
  {
    check: "alias overloading",
    requests: [
      post({
        query: `{ ${Array.from({ length: 101 }, (_, i) => `alias${i}: __typename`).join(" ")} }`,
      }),
    ],
    isFinding: hasData,
  },
  {
    check: "array-based batching",
    requests: [post(Array.from({ length: 10 }, () => ({ query: "query cop { __typename }" })))],
    isFinding: hasData,
  },
  {
    check: "directive overloading",
    requests: [
      post({ query: `query cop { __typename ${repeat(10, "@aa")} }` }),
      post({ query: `query cop { __typename ${repeat(1000, "@skip(if: false)")} }` }),
    ],
    // One error for each directive: the server examined them all.
    isFinding: ({ body }) =>
      body.split('"message"').length > 10 || hasData({ body, statusCode: 200 }),
    isForProductionOnly: true,
  },
  {
    check: "circular query",
    requests: [post({ query: CIRCULAR })],
    isFinding: hasData,
  },
  {
    check: "queries by GET",
    requests: [get("query cop { __typename }"), get("{ account { id } }")],
    isFinding: hasData,
  },
  {
    check: "mutations by GET",
    requests: [get("mutation cop { __typename }"), get("mutation { signOut(everywhere: true) }")],
    isFinding: hasData,
  },
  {
    check: "URL-encoded POST",
    requests: [
      post("query=query+cop+%7B+__typename+%7D", {
        ...OURS,
        "content-type": "application/x-www-form-urlencoded",
      }),
    ],
    isFinding: hasData,
  },
  {
    check: "field duplication",
    requests: [post({ query: `query cop { ${repeat(501, "__typename")} }` })],
    isFinding: hasData,
  },
  {
    check: "field suggestions",
    requests: [
      post({ query: "query cop { acount { id } }" }),
      post({ query: "query cop { __schema { directive } }" }),
    ],
    isFinding: ({ body }) => /did you mean/i.test(body),
    isForProductionOnly: true,
  },
  {
    check: "an IDE",
    requests: [{ url: "/graphql", headers: { accept: "text/html" } }],
    isFinding: ({ body }) => /graphi?ql|playground|<html/i.test(body.replaceAll("/graphql", "")),
  },
  {
    check: "introspection",
    requests: [
      post({ query: "query cop { __schema { types { name fields { name } } } }" }),
      post({ query: 'query cop { __type(name: "Query") { fields { name } } }' }),
      post({ query: "query cop { __typename }" }),
    ],
    isFinding: hasData,
    isForProductionOnly: true,
  },
  {
    check: "trace mode",
    requests: [post({ query: "query cop { __typename }" }, { ...OURS, "apollo-tracing": "1" })],
    isFinding: ({ body }) => /"(tracing|extensions)"/.test(body),
  },
  {
    check: "details of unhandled errors",
    requests: [
      post({ query: "qwerty cop { abc }" }),
      post({ query: "query cop { __typename" }),
      post("{", OURS),
      post({ query: 7 }),
    ],
    isFinding: ({ body }) => /exception|stack|node_modules|\.[jt]s:\d+/i.test(body),
  },
];

export const IDE_PATHS: readonly string[] = [
  "/graphql",
  "/graphiql",
  "/playground",
  "/console",
  "/altair",
  "/voyager",
  "/graphql/schema.json",
];
