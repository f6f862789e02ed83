import type { Blocks } from "@photomap/content";
import type { BrandId } from "@photomap/design";
import type { Inputs, SuggestedInput } from "@photomap/project";
import type {
  Backend,
  ClientInfo,
  Device,
  IdentifiedViewer,
  IssuedSession,
  SharePass,
  Viewer,
} from "@photomap/server";
import SchemaBuilder from "@pothos/core";
import type { FastifyBaseLogger } from "fastify";
import { GraphQLError } from "graphql";
import type { JsonText } from "../http/json-text.ts";

/** What a resolver learns about a request. */
export interface Context {
  readonly viewer: Viewer;
  readonly brand: BrandId;
  readonly caller: ClientInfo;
  readonly cookies: ResponseCookies;
  readonly backend: Backend;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  /** The User-Agent header of the request. */
  readonly userAgent: string | undefined;
}

/** The only headers a resolver may set. */
export interface ResponseCookies {
  setSession(session: IssuedSession): void;
  clearSession(): void;
  setDevice(device: Device): void;
  addSharePass(pass: SharePass): void;
}

type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    Blocks: { Input: never; Output: Blocks };
    DateTime: { Input: Date; Output: Date };
    Json: { Input: JsonValue; Output: unknown };
    Inputs: { Input: unknown; Output: Inputs | JsonText };
    SuggestedInput: { Input: never; Output: SuggestedInput };
    StringMap: { Input: never; Output: Readonly<Record<string, string>> };
  };
}>({ defaultFieldNullability: false });

builder.scalarType("Blocks", { description: "The text of a page: a list of blocks." });

builder.scalarType("DateTime", {
  description: "An instant in ISO 8601, to the millisecond.",
  serialize: (date) => date.toISOString(),
  parseValue: (value) => {
    const date = typeof value === "string" ? new Date(value) : undefined;
    if (date === undefined || Number.isNaN(date.getTime())) {
      throw new GraphQLError("A DateTime is an ISO 8601 instant");
    }
    return date;
  },
});

builder.scalarType("Json", {
  description: "Any JSON value.",
  serialize: (value) => value,
});

builder.scalarType("Inputs", {
  description: "Opening inputs by opening id; unchanged openings have no entry.",
  serialize: (inputs) => inputs,
  parseValue: (value) => value,
});

builder.scalarType("SuggestedInput", {
  description: "The images, background and modifiedAt of a suggestion.",
  serialize: (input) => input,
});

builder.scalarType("StringMap", {
  description: "Strings by name.",
  serialize: (map) => map,
});

builder.queryType({});
builder.mutationType({});

/**
 * Returns the viewer, or a new guest session for an anonymous one; undefined when the rate limit is
 * exceeded.
 */
export async function ensureIdentifiedViewer({
  backend,
  viewer,
  caller,
  cookies,
}: Context): Promise<IdentifiedViewer | undefined> {
  if (viewer.kind !== "anonymous") return viewer;
  const guest = await backend.accounts.startGuest(caller);
  if (guest === undefined) return undefined;
  cookies.setSession(guest);
  const { sharePasses } = viewer;
  return sharePasses === undefined ? guest.viewer : { ...guest.viewer, sharePasses };
}
