import { symbols } from "pino";
import { afterEach, expect, it, vi } from "vitest";
import { log } from "./log.server.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubApi() {
  const fetchStub = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}

it("sends an error of the web server to the API, with its request id and brand only", () => {
  const send = stubApi();
  const err = new TypeError("no title");
  const facts = { err, path: "/p/abc123", reqId: "r-1", businessId: "tbl", email: "ann" };
  log.error(facts, "A page failed while rendering");
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toMatch(/\/errors$/);
  expect(init?.headers).toMatchObject({ "x-business-id": "tbl" });
  expect(JSON.parse(typeof init?.body === "string" ? init.body : "")).toEqual({
    source: "web",
    release: "development",
    name: "TypeError",
    message: "no title",
    stack: err.stack,
    action: "A page failed while rendering",
    path: "/p/abc123",
    requestId: "r-1",
  });
});

it("throws nothing while the API is down, and does not report warnings", () => {
  const send = stubApi();
  send.mockRejectedValue(new TypeError("fetch failed"));
  log.error({ err: new Error("The API did not answer") }, "The API did not answer");
  expect(send).toHaveBeenCalledOnce();
  log.warn({ err: new Error("slow") }, "slow");
  expect(send).toHaveBeenCalledOnce();
});

it("does not contain the key of a share link", () => {
  const { req } = Reflect.get(log, symbols.serializersSym);
  const urlOf = (url: string) => req({ method: "GET", url, host: "photomap.example" }).url;
  expect(urlOf("/p/abc123?s=1&k=AbCdEfGhIjKlMnOpQrStUv&map=1")).toBe("/p/abc123?s=1&k=***&map=1");
  expect(urlOf("/p/abc123?k=AbCd#top")).toBe("/p/abc123?k=***#top");
  expect(urlOf("/p/abc123?brick=1")).toBe("/p/abc123?brick=1");
});

it("does not contain the id of a checkout", () => {
  const { req, path } = Reflect.get(log, symbols.serializersSym);
  const url = "/checkout/AbCdEfGhIjKlMnOpQrStUv/complete.data?x=1";
  expect(req({ method: "GET", url }).url).toBe("/checkout/***/complete.data?x=1");
  expect(path("/checkout/AbCdEf")).toBe("/checkout/***");
  const send = stubApi();
  log.error({ err: new Error("broken"), path: "/checkout/AbCdEf" }, "A page failed");
  expect(send.mock.calls[0]?.[1]?.body).toContain('"path":"/checkout/***"');
});

it("does not contain the code of a voucher", () => {
  const { path } = Reflect.get(log, symbols.serializersSym);
  expect(path("/redeem?code=ABCD%20EFGH%202345&x=1")).toBe("/redeem?code=***&x=1");
  expect(path("/account/login?redirectTo=%2Fredeem%3Fcode%3DABCD-EFGH-2345")).toBe(
    "/account/login?redirectTo=%2Fredeem%3Fcode%3D***",
  );
});
