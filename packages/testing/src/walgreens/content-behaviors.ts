import { API_ENDPOINTS, type Behavior, mapObjects, mapValues, omit } from "./behavior.ts";

/** The fields without which an answer is still useful. */
const OPTIONAL: ReadonlySet<string> = new Set(
  [
    "errDesc errCode uploadLimit template landingUrl",
    "productDesc currencyType offsetWidth offsetHeight resWidth resHeight dpi",
    "multiImageIndicator boxQty vendorQtyLimit templateUrl",
    "type city state street zip phone distance distanceUnit openTime closeTime storeName",
    "timeZone tax code orderStatus",
  ].flatMap((names) => names.split(" ")),
);

/** The fields whose spelling is significant. */
const VERBATIM: ReadonlySet<string> = new Set(["promiseTime", "sasKeyToken"]);

function failWith(err: string, errDesc: string): NonNullable<Behavior["change"]> {
  return () => ({ status: "failure", err, errDesc });
}

function refuse(code: string, message: string, meaning: string): Behavior {
  return {
    name: `err-${code}`,
    description: `HTTP 200 with err ${code}: ${meaning}`,
    endpoints: API_ENDPOINTS,
    replace: (response) => void response.end(JSON.stringify(failWith(code, message)({}))),
  };
}

/** Behaviors that every answer with JSON may have. */
export const CONTENT_BEHAVIORS: readonly Behavior[] = [
  refuse("112", "Invalid affiliate id", "the affiliate id is set up wrongly"),
  refuse("659", "No vendor match", "no vendor for key and affiliate id"),
  refuse("2003", "Invalid credentials", "the credentials are rejected"),
  refuse("4711", "Service is not available for this request", "a code that is not known"),
  {
    name: "status-failure",
    description: "HTTP 200 with status failure, errCode and markup in the description",
    endpoints: API_ENDPOINTS,
    replace: (response) =>
      void response.end(
        JSON.stringify({
          status: "failure",
          errCode: "603",
          errDesc: `<b>Try\n another</b> store${" or later".repeat(60)}`,
        }),
      ),
  },
  {
    name: "status-failure-without-code",
    description: "HTTP 200 with status failure and nothing else",
    endpoints: API_ENDPOINTS,
    replace: (response) => void response.end(`{"status":"failure"}`),
  },
  {
    name: "padded-strings",
    description: "spaces around every text",
    endpoints: API_ENDPOINTS,
    change: (body) =>
      mapValues(body, (value, key) =>
        typeof value === "string" && !VERBATIM.has(key) ? `  ${value}   ` : value,
      ),
  },
  {
    name: "numbers-as-strings",
    description: "every number is a text",
    endpoints: API_ENDPOINTS,
    change: (body) =>
      mapValues(body, (value) => (typeof value === "number" ? String(value) : value)),
  },
  {
    name: "strings-as-numbers",
    description: "every text of digits is a number",
    endpoints: API_ENDPOINTS,
    change: (body) =>
      mapValues(body, (value) =>
        typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value,
      ),
  },
  {
    name: "extra-fields",
    description: "unknown fields in every object",
    endpoints: API_ENDPOINTS,
    change: (body) =>
      mapObjects(body, (object) => ({
        ...object,
        newField: "new",
        newList: [1, { deep: null }],
        __v: 3,
      })),
  },
  {
    name: "missing-optional-fields",
    description: "no field but those that are needed",
    endpoints: API_ENDPOINTS,
    change: (body) => mapObjects(body, (object) => omit(object, [...OPTIONAL])),
  },
  {
    name: "null-fields",
    description: "null in every field that is not needed",
    endpoints: API_ENDPOINTS,
    change: (body) => mapValues(body, (value, key) => (OPTIONAL.has(key) ? null : value)),
  },
  {
    name: "no-status",
    description: "neither a status nor fields for errors",
    endpoints: API_ENDPOINTS,
    change: (body) => omit(body, ["status", "err", "errCode", "errDesc"]),
  },
  {
    name: "uppercase-status",
    description: "SUCCESS in capital letters, and 0 for no error",
    endpoints: ["products", "stores", "submit", "status"],
    change: (body) => ({ ...body, status: "SUCCESS", err: 0 }),
  },
];
