import type { ServerResponse } from "node:http";
import { ALL_ENDPOINTS, API_ENDPOINTS, type Behavior, sendJson } from "./behavior.ts";

const SLOW_MS = 60;
const HUGE_BYTES = 6_000_000;

function cut(response: ServerResponse): void {
  response.socket?.destroy();
}

function reply(status: number, body: string, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => void response.writeHead(status, headers).end(body);
}

const HTML = { "content-type": "text/html" };
const JSON_TYPE = { "content-type": "application/json" };

/** Behaviors of the connection, of HTTP and of the encoding of the body. */
export const TRANSPORT_BEHAVIORS: readonly Behavior[] = [
  {
    name: "gateway-403",
    description: "HTTP 403 in the shape of the gateway: the key does not exist",
    endpoints: API_ENDPOINTS,
    replace: (response) =>
      sendJson(response, 403, { errCode: "403", errMsg: "Key doesn't Exists" }),
  },
  {
    name: "http-400",
    description: "HTTP 400 with an error in the shape of the gateway",
    endpoints: API_ENDPOINTS,
    replace: (response) => sendJson(response, 400, { errCode: "400", errMsg: "Bad Request" }),
  },
  {
    name: "http-404-html",
    description: "HTTP 404 with a page",
    endpoints: API_ENDPOINTS,
    replace: reply(404, "<html><body>Not Found</body></html>", HTML),
  },
  {
    name: "http-429-with-wait",
    description: "HTTP 429 with Retry-After: 30",
    endpoints: ALL_ENDPOINTS,
    replace: reply(429, "", { "retry-after": "30" }),
  },
  {
    name: "http-429-without-wait",
    description: "HTTP 429 without Retry-After",
    endpoints: ALL_ENDPOINTS,
    replace: reply(429, ""),
  },
  { name: "http-500", description: "HTTP 500", endpoints: ALL_ENDPOINTS, replace: reply(500, "") },
  {
    name: "http-502-html",
    description: "HTTP 502 with a page",
    endpoints: ALL_ENDPOINTS,
    replace: reply(502, "<html><body><h1>Bad Gateway</h1></body></html>", HTML),
  },
  {
    name: "http-503-json",
    description: "HTTP 503 with JSON that looks like a success",
    endpoints: ALL_ENDPOINTS,
    replace: reply(503, `{"status":"success","err":"","vendorOrderId":"1"}`, JSON_TYPE),
  },
  {
    name: "redirect",
    description: "HTTP 302 to another page",
    endpoints: ALL_ENDPOINTS,
    replace: reply(302, "", { location: "/maintenance" }),
  },
  {
    name: "hang-before-answer",
    description: "takes the request and never answers",
    endpoints: ALL_ENDPOINTS,
    replace: () => undefined,
  },
  {
    name: "hang-after-effect",
    description: "does what is asked and never answers",
    endpoints: ALL_ENDPOINTS,
    send: () => undefined,
  },
  {
    name: "hang-mid-body",
    description: "sends half of the answer, then nothing",
    endpoints: API_ENDPOINTS,
    send: (response, body) => void response.writeHead(200).write(body.slice(0, body.length / 2)),
  },
  {
    name: "slow-answer",
    description: `answers after ${SLOW_MS} ms`,
    endpoints: ALL_ENDPOINTS,
    send: (response, body) => void setTimeout(() => response.end(body), SLOW_MS),
  },
  {
    name: "cut-before-headers",
    description: "closes the connection without doing anything",
    endpoints: ALL_ENDPOINTS,
    replace: cut,
  },
  {
    name: "cut-mid-body",
    description: "closes the connection in the middle of the answer",
    endpoints: API_ENDPOINTS,
    send: (response, body) => {
      response.writeHead(200, { "content-length": String(Buffer.byteLength(body)) });
      response.write(body.slice(0, body.length / 2), () => cut(response));
    },
  },
  {
    name: "cut-after-effect",
    description: "does what is asked and closes the connection without an answer",
    endpoints: ALL_ENDPOINTS,
    send: cut,
  },
  {
    name: "invalid-json",
    description: "HTTP 200 with a body that is not JSON",
    endpoints: API_ENDPOINTS,
    send: (response, body) => void response.writeHead(200, JSON_TYPE).end(body.slice(1)),
  },
  {
    name: "html-with-200",
    description: "HTTP 200 with a page",
    endpoints: API_ENDPOINTS,
    replace: reply(200, "<html><body>We will be back soon</body></html>", HTML),
  },
  {
    name: "empty-body",
    description: "HTTP 200 without a body",
    endpoints: API_ENDPOINTS,
    send: reply200(""),
  },
  {
    name: "json-array",
    description: "HTTP 200 with a list around the answer",
    endpoints: API_ENDPOINTS,
    send: (response, body) => void response.writeHead(200, JSON_TYPE).end(`[${body}]`),
  },
  {
    name: "json-null",
    description: "HTTP 200 with the body null",
    endpoints: API_ENDPOINTS,
    send: reply200("null"),
  },
  {
    name: "byte-order-mark",
    description: "a byte order mark before the JSON",
    endpoints: API_ENDPOINTS,
    send: (response, body) => void response.writeHead(200, JSON_TYPE).end(`\uFEFF${body}`),
  },
  {
    name: "wrong-content-type",
    description: "JSON as text/html",
    endpoints: API_ENDPOINTS,
    send: (response, body) => void response.writeHead(200, HTML).end(body),
  },
  {
    name: "huge-body",
    description: `the answer followed by ${HUGE_BYTES} spaces`,
    endpoints: API_ENDPOINTS,
    send: (response, body) => void response.end(body + " ".repeat(HUGE_BYTES)),
  },
];

function reply200(body: string) {
  return (response: ServerResponse) => void response.writeHead(200, JSON_TYPE).end(body);
}
