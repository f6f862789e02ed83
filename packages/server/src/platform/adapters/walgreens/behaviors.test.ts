import { BEHAVIORS } from "@photomap/testing/walgreens";
import { beforeAll, describe, expect, it } from "vitest";
import { type Probe, probe } from "./test/probe.ts";

type Endpoint = (typeof BEHAVIORS)[number]["endpoints"][number];

const ENDPOINTS: readonly Endpoint[] = [
  "credentials",
  "products",
  "stores",
  "status",
  "submit",
  "upload",
];

/** The documented outcomes by endpoint. */
const regular = new Map<Endpoint, Probe["result"]>();

beforeAll(async () => {
  for (const endpoint of ENDPOINTS)
    regular.set(endpoint, (await probe(endpoint, undefined)).result);
});

/** Describes an outcome: "same" as without the behavior, or the kind with its reason. */
function describeOutcome(endpoint: Endpoint, { result }: Probe): string {
  switch (result.kind) {
    case "unavailable":
    case "unknown":
      return `${result.kind}: ${result.reason}`;
    case "misconfigured":
    case "refused":
      return `${result.kind}: ${result.code}`;
    case "placed":
      return /^\d{10}$/.test(result.orderId) ? "same" : `placed: ${result.orderId}`;
    default:
      return JSON.stringify(result) === JSON.stringify(regular.get(endpoint)) ? "same" : "differs";
  }
}

interface Expected {
  /** The outcome of reading credentials, products, stores and status. */
  readonly read?: string;
  readonly upload?: string;
  readonly submit?: string;
  /** The number of the chain's orders after a second order was sent. */
  readonly orders?: 1 | 2;
  /** The number of calls of a read or an upload, the first one included. */
  readonly calls?: 1 | 2;
}

const lost = (reason: string, orders: 1 | 2): Expected => ({
  read: `unavailable: ${reason}`,
  upload: `unavailable: upload: ${reason}`,
  submit: `unknown: ${reason}`,
  orders,
  calls: 2,
});

const misconfigured = (code: string): Expected => ({
  read: `misconfigured: ${code}`,
  submit: `misconfigured: ${code}`,
  orders: 1,
  calls: 1,
});

const refused = (code: string): Expected => ({
  read: `unavailable: error ${code || "without a code"}`,
  submit: `refused: ${code}`,
  orders: 1,
  calls: 1,
});

const SAME: Expected = { read: "same", upload: "same", submit: "same", orders: 2, calls: 1 };
const unreadable = lost("unreadable answer", 2);
const unavailable = (reason: string, calls: 1 | 2 = 1): Expected => ({
  read: `unavailable: ${reason}`,
  calls,
});
const differs: Expected = { read: "differs", calls: 1 };

const EXPECTED: Readonly<Record<string, Expected>> = {
  "gateway-403": misconfigured("403"),
  "http-400": refused("400"),
  "http-404-html": refused("HTTP 404"),
  "http-429-with-wait": {
    ...lost("HTTP 429", 1),
    submit: "unavailable: HTTP 429",
    calls: 1,
  },
  "http-429-without-wait": { ...lost("HTTP 429", 1), submit: "unavailable: HTTP 429" },
  "http-500": lost("HTTP 500", 1),
  "http-502-html": lost("HTTP 502", 1),
  "http-503-json": lost("HTTP 503", 1),
  redirect: { ...lost("HTTP 302", 1), calls: 1 },
  "hang-before-answer": lost("timeout", 1),
  "hang-after-effect": lost("timeout", 2),
  "hang-mid-body": lost("timeout", 2),
  "slow-answer": SAME,
  "cut-before-headers": lost("connection lost", 1),
  "cut-mid-body": lost("connection lost", 2),
  "cut-after-effect": lost("connection lost", 2),
  "invalid-json": unreadable,
  "html-with-200": { ...unreadable, orders: 1 },
  "empty-body": unreadable,
  "json-array": unreadable,
  "json-null": unreadable,
  "byte-order-mark": SAME,
  "wrong-content-type": SAME,
  "huge-body": lost("answer too large", 2),
  "err-112": misconfigured("112"),
  "err-659": misconfigured("659"),
  "err-2003": misconfigured("2003"),
  "err-4711": refused("4711"),
  "status-failure": refused("603"),
  "status-failure-without-code": refused(""),
  "padded-strings": SAME,
  "numbers-as-strings": SAME,
  "strings-as-numbers": SAME,
  "extra-fields": SAME,
  "no-status": SAME,
  "uppercase-status": SAME,
  "expired-token": unavailable("expired upload credentials"),
  "token-without-expiry": unavailable("upload: HTTP 403", 2),
  "token-without-signature": unavailable("no upload credentials"),
  "token-without-address": unavailable("no upload credentials"),
  "without-cloud": unavailable("no upload credentials"),
  "empty-cloud": unavailable("no upload credentials"),
  "no-products": unavailable("no products"),
  "products-null": unavailable("no products"),
  "foreign-currency": unavailable("no products"),
  "price-with-dollar-sign": SAME,
  "price-with-three-decimals": SAME,
  "price-as-number": SAME,
  "sizes-with-spaces": SAME,
  "broken-rows": SAME,
  "without-4x6": differs,
  "unreadable-price": differs,
  "closed-stores": differs,
  "malformed-promise-time": differs,
  "padded-promise-time": differs,
  "promise-time-null": differs,
  "promise-time-later": differs,
  "no-stores": differs,
  "stores-null": differs,
  "without-stores": differs,
  "without-coordinates": differs,
  "without-number": differs,
  "one-store-without-list": differs,
  "duplicate-stores": SAME,
  "stores-out-of-order": SAME,
  "flat-stores": SAME,
  "broken-stores": SAME,
  "id-as-order-id": SAME,
  "id-as-order-number": SAME,
  "id-as-confirmation": SAME,
  "id-as-number": SAME,
  "success-without-id": { submit: "unknown: answer without an order id", orders: 2 },
  "success-with-empty-id": { submit: "unknown: answer without an order id", orders: 2 },
  "error-with-id": { submit: "unknown: error with an order id", orders: 2 },
  "unknown-status-code": differs,
  "order-not-valid": differs,
  "no-statuses": differs,
  "status-of-another-order": differs,
  "upload-403": { upload: "unavailable: upload: HTTP 403", calls: 2 },
};

/** The endpoints that differ from the others. */
const EXCEPTIONS: Readonly<Record<string, Partial<Record<Endpoint, string>>>> = {
  "missing-optional-fields": { stores: "differs", status: "differs" },
  "null-fields": { stores: "differs", status: "differs" },
};

function expectOutcome(behavior: string, endpoint: Endpoint): string | undefined {
  const { read, submit, upload } = EXPECTED[behavior] ?? SAME;
  const exception = EXCEPTIONS[behavior]?.[endpoint];
  if (exception !== undefined) return exception;
  return endpoint === "submit" ? submit : endpoint === "upload" ? upload : read;
}

describe("retail chain", () => {
  it("has an expectation for every behavior", () => {
    const known = [...Object.keys(EXPECTED), ...Object.keys(EXCEPTIONS)];
    expect(known.toSorted()).toEqual(BEHAVIORS.map(({ name }) => name).toSorted());
  });

  it.each(BEHAVIORS)("retail chain: $name", async ({ name, endpoints }) => {
    const timeoutMs = name.startsWith("hang") ? 500 : 10_000;
    const { calls = 1, orders = 2 } = EXPECTED[name] ?? SAME;
    const found = await Promise.all(
      endpoints.map(async (endpoint) => {
        const answer = await probe(endpoint, name, { timeoutMs });
        return [endpoint, describeOutcome(endpoint, answer), answer.calls, answer.orders];
      }),
    );
    const expected = endpoints.map((endpoint) => [
      endpoint,
      expectOutcome(name, endpoint),
      endpoint === "submit" ? 1 : calls,
      endpoint === "submit" ? orders : endpoint === "status" ? 1 : 0,
    ]);
    expect(found).toEqual(expected);
  });
});
