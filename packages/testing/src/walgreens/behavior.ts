import type { ServerResponse } from "node:http";
import type { ApiEndpoint, JsonRecord } from "./walgreens-api.ts";

export type Endpoint = ApiEndpoint | "upload";

export const API_ENDPOINTS: readonly ApiEndpoint[] = [
  "credentials",
  "products",
  "stores",
  "submit",
  "status",
];
export const ALL_ENDPOINTS: readonly Endpoint[] = [...API_ENDPOINTS, "upload"];

/** A way in which an endpoint may answer other than documented. */
export interface Behavior {
  readonly name: string;
  readonly description: string;
  readonly endpoints: readonly Endpoint[];
  /** Answers instead of the endpoint: the request has no effect. */
  readonly replace?: (response: ServerResponse) => void;
  /** Changes the body of the regular answer. */
  readonly change?: (body: JsonRecord) => unknown;
  /** Sends the body of the regular answer another way: the request has had its effect. */
  readonly send?: (response: ServerResponse, body: string) => void;
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Changes each value that is neither a list nor an object. */
export function mapValues(
  value: unknown,
  change: (value: unknown, key: string) => unknown,
  key = "",
): unknown {
  if (Array.isArray(value)) return value.map((element) => mapValues(element, change, key));
  if (!isJsonRecord(value)) return change(value, key);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, mapValues(field, change, name)]),
  );
}

/** Changes each object, the inner ones first. */
export function mapObjects(value: unknown, change: (object: JsonRecord) => JsonRecord): unknown {
  if (Array.isArray(value)) return value.map((element) => mapObjects(element, change));
  if (!isJsonRecord(value)) return value;
  const inner = Object.entries(value).map(([name, field]) => [name, mapObjects(field, change)]);
  return change(Object.fromEntries(inner));
}

/** Changes the fields of each store. */
export function mapStores(
  body: JsonRecord,
  change: (store: JsonRecord, index: number) => JsonRecord,
): JsonRecord {
  return {
    ...body,
    photoStores: listRows(body, "photoStores").map(({ photoStoreDetails }, index) => ({
      photoStoreDetails: change(isJsonRecord(photoStoreDetails) ? photoStoreDetails : {}, index),
    })),
  };
}

export function listRows(body: JsonRecord, name: string): JsonRecord[] {
  const rows = body[name];
  return Array.isArray(rows) ? rows.filter(isJsonRecord) : [];
}

export function omit(object: JsonRecord, names: readonly string[]): JsonRecord {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
