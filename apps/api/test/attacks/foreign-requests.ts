import type { InjectOptions } from "fastify";

interface Operation {
  readonly query?: string;
  readonly documentId?: string;
  readonly variables?: object;
}

interface ForeignRequest {
  readonly what: string;
  readonly write: (operation: Operation) => InjectOptions;
}

const URL = "/graphql";
const EVIL = { origin: "https://evil.example" };
const CLIENT = { "x-photomap-client": "web" };
const JSON_TYPE = { "content-type": "application/json" };

function post(
  what: string,
  headers: object,
  write: (operation: Operation) => string,
): ForeignRequest {
  return {
    what,
    write: (operation) => ({
      method: "POST",
      url: URL,
      headers: { ...headers },
      payload: write(operation),
    }),
  };
}

const toJson = (operation: Operation) => JSON.stringify(operation);

function toForm({ variables, ...texts }: Operation): string {
  return new URLSearchParams({ ...texts, variables: JSON.stringify(variables ?? {}) }).toString();
}

/**
 * Writes an operation as a form with `enctype="text/plain"` does: the name of its field is JSON up
 * to the "=".
 */
function toPlainForm(operation: Operation): string {
  return `${JSON.stringify(operation).slice(0, -1)},"x":"="}`;
}

/** Writes an operation by the GraphQL multipart request specification. */
function toMultipart(operation: Operation): string {
  const parts = { operations: JSON.stringify(operation), map: "{}" };
  const written = Object.entries(parts).map(
    ([name, text]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return `${written.join("")}--x--\r\n`;
}

function get(what: string, headers: object): ForeignRequest {
  return {
    what,
    write: (operation) => ({ url: `${URL}?${toForm(operation)}`, headers: { ...headers } }),
  };
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const MULTIPART = { "content-type": "multipart/form-data; boundary=x" };

/**
 * Requests that a page of another site can make a browser send, and those it could after a
 * preflight.
 */
export const FOREIGN_REQUESTS: readonly ForeignRequest[] = [
  post("a form", { ...FORM, ...EVIL }, toForm),
  post("a form without an origin", FORM, toForm),
  post("a form with our header", { ...FORM, ...CLIENT }, toForm),
  post("a multipart form", { ...MULTIPART, ...EVIL }, toMultipart),
  post("a multipart form without an origin", MULTIPART, toMultipart),
  post("a multipart form with our header", { ...MULTIPART, ...CLIENT }, toMultipart),
  post("a form of plain text", { "content-type": "text/plain", ...EVIL }, toPlainForm),
  post("plain text without an origin", { "content-type": "text/plain" }, toJson),
  post("plain text that mentions JSON", { "content-type": "text/plain; application/json" }, toJson),
  post("two content types", { "content-type": "text/plain, application/json" }, toJson),
  post("no content type", EVIL, toJson),
  post("JSON without our header", JSON_TYPE, toJson),
  post("JSON of a foreign origin", { ...JSON_TYPE, ...CLIENT, ...EVIL }, toJson),
  post("JSON of the origin null", { ...JSON_TYPE, ...CLIENT, origin: "null" }, toJson),
  post(
    "JSON of a host below ours",
    { ...JSON_TYPE, ...CLIENT, origin: "https://evil.photomap.example" },
    toJson,
  ),
  post(
    "JSON of a host that begins like ours",
    { ...JSON_TYPE, ...CLIENT, origin: "https://photomap.example.evil.example" },
    toJson,
  ),
  get("a link", {}),
  get("a link with our headers", { ...JSON_TYPE, ...CLIENT }),
  get("an image of a foreign site", EVIL),
  {
    what: "a preflight",
    write: () => ({
      method: "OPTIONS",
      url: URL,
      headers: { ...EVIL, "access-control-request-method": "POST" },
    }),
  },
  ...(["PUT", "PATCH", "DELETE"] as const).map((method) => ({
    what: method,
    write: (operation: Operation) => ({
      method,
      url: URL,
      headers: { ...JSON_TYPE, ...CLIENT, ...EVIL },
      payload: toJson(operation),
    }),
  })),
];
