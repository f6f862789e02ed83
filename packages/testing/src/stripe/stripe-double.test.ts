import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { StripeDouble } from "./stripe-double.ts";

/** The types of the events in the order of their arrival. */
const received: string[] = [];
let status = 200;
let endpoint: Server;
let double: StripeDouble;

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    void receive(request, response);
  });
  await once(endpoint.listen(0, "127.0.0.1"), "listening");
  double = await StripeDouble.start({ webhooks: { url: getEndpointUrl() } });
});

beforeEach(() => {
  received.length = 0;
  status = 200;
  double.takeDeliveries();
});

afterAll(async () => {
  await double.stop();
  endpoint.closeAllConnections();
  endpoint.close();
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push(JSON.parse(await text(request)).type);
  response.writeHead(status).end();
}

function getEndpointUrl(): string {
  const address = endpoint.address();
  if (address === null || typeof address === "string") throw new Error("The endpoint is closed");
  return `http://127.0.0.1:${address.port}`;
}

const HOUR_MS = 3_600_000;

function makeForm(change: Record<string, string> = {}): Record<string, string> {
  return {
    mode: "payment",
    "line_items[0][quantity]": "2",
    "line_items[0][price_data][currency]": "usd",
    "line_items[0][price_data][unit_amount]": "5000",
    "line_items[0][price_data][product_data][name]": "Map <large>",
    "automatic_tax[enabled]": "true",
    success_url: "http://shop.example/thanks?id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://shop.example/cart",
    ...change,
  };
}

async function post(path: string, form: Record<string, string>, headers = {}) {
  const response = await fetch(`${double.url}${path}`, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { authorization: "Bearer sk_test_1", ...headers },
    redirect: "manual",
  });
  return { response, text: await response.text() };
}

async function createSession(change?: Record<string, string>): Promise<string> {
  const answer = await post("/v1/checkout/sessions", makeForm(change));
  return JSON.parse(answer.text).id;
}

function act(id: string, action: string, fields: Record<string, string> = {}) {
  return post(`/pay/${id}`, { action, ...fields });
}

const find = (id: string) => double.sessions.find((session) => session.id === id);

describe("API", () => {
  it.each([
    ["an unknown parameter", { color: "red" }, "Received unknown parameter: color"],
    ["a nested unknown parameter", { "automatic_tax[on]": "1" }, "automatic_tax/on"],
    ["a fraction of a cent", { "line_items[0][price_data][unit_amount]": "1.5" }, "unit_amount"],
    ["a negative amount", { "line_items[0][price_data][unit_amount]": "-1" }, "unit_amount"],
    ["no address to return to", { success_url: "" }, "success_url"],
    ["two discounts", { "discounts[0][coupon]": "a", "discounts[1][coupon]": "b" }, "one discount"],
    ["an unknown coupon", { "discounts[0][coupon]": "a" }, "No such coupon"],
    ["an expiry after a day", { expires_at: String(Date.now()) }, "24 hours"],
  ])("refuses %s", async (_, change, message) => {
    const { response, text: body } = await post("/v1/checkout/sessions", makeForm(change));
    expect([400, 404]).toContain(response.status);
    expect(JSON.parse(body).error).toMatchObject({
      type: "invalid_request_error",
      message: expect.stringContaining(message),
    });
  });

  it("refuses a request without a key, and a path it does not have", async () => {
    const anonymous = await post("/v1/checkout/sessions", makeForm(), { authorization: "" });
    expect(anonymous.response.status).toBe(401);
    expect((await post("/v1/products", {})).response.status).toBe(404);
  });

  it("stores answers but no refusals for an idempotency key", async () => {
    const headers = { "idempotency-key": "key-1" };
    const path = "/v1/checkout/sessions";
    expect((await post(path, makeForm({ mode: "setup" }), headers)).response.status).toBe(400);
    const first = await post(path, makeForm(), headers);
    double.pay(JSON.parse(first.text).id);
    const second = await post(path, makeForm(), headers);
    expect(second.response.headers.get("idempotent-replayed")).toBe("true");
    expect(second.text).toBe(first.text);
    const changed = await post(path, makeForm({ customer_email: "a@mail.example" }), headers);
    expect(changed.response.status).toBe(400);
    expect(JSON.parse(changed.text).error.type).toBe("idempotency_error");
  });

  it("expires sessions by its own clock", async () => {
    const id = await createSession();
    double.advance(23 * HOUR_MS);
    expect(find(id)?.status).toBe("open");
    double.advance(HOUR_MS);
    expect(find(id)).toMatchObject({ status: "expired", url: null });
    expect(() => double.pay(id)).toThrow("is expired");
    expect(double.held.map(({ type }) => type)).toContain("checkout.session.expired");
  });
});

describe("hosted page", () => {
  it("shows the order and takes the payment", async () => {
    const id = await createSession();
    const page = await (await fetch(`${double.url}/pay/${id}`)).text();
    expect(page).toContain("Map &lt;large>");
    expect(page).toContain("$100.00");
    const declined = await act(id, "decline");
    expect(declined.text).toContain("Your card was declined.");
    expect(find(id)?.status).toBe("open");
    const paid = await act(id, "pay", { email: "customer@mail.example", state: "OR" });
    expect(paid.response.status).toBe(303);
    expect(paid.response.headers.get("location")).toBe(`http://shop.example/thanks?id=${id}`);
    expect(find(id)).toMatchObject({
      payment_status: "paid",
      amount_total: 10_000,
      customer_details: { email: "customer@mail.example" },
    });
    const again = await act(id, "pay");
    expect(again.response.headers.get("location")).toBe(`/pay/${id}`);
  });

  it("goes back to the shop without a change", async () => {
    const id = await createSession();
    const canceled = await act(id, "cancel");
    expect(canceled.response.headers.get("location")).toBe("http://shop.example/cart");
    expect(find(id)?.status).toBe("open");
  });

  it.each([
    ["arrive", "succeeded", "paid"],
    ["fail", "failed", "unpaid"],
  ])("lets a later payment %s", async (action, outcome, paymentStatus) => {
    const id = await createSession();
    await act(id, "pay-later");
    expect(find(id)).toMatchObject({ status: "complete", payment_status: "unpaid" });
    await act(id, action);
    expect(find(id)?.payment_status).toBe(paymentStatus);
    expect(() => double.settleLater(id, "succeeded")).toThrow("awaits no payment");
    expect(double.held.map(({ type }) => type)).toEqual([
      "checkout.session.completed",
      `checkout.session.async_payment_${outcome}`,
    ]);
  });

  it("lists all sessions, and has no page for others", async () => {
    const id = await createSession();
    expect(await (await fetch(double.url)).text()).toContain(`/pay/${id}`);
    expect((await fetch(`${double.url}/pay/cs_test_none`)).status).toBe(404);
  });
});

describe("webhooks", () => {
  it("holds what the endpoint refuses and delivers it again", async () => {
    double.pay(await createSession());
    status = 500;
    expect(await double.flush()).toEqual([500]);
    status = 200;
    expect(await double.flush()).toEqual([200]);
    expect(double.held).toEqual([]);
  });

  it("delivers at once and until accepted", async () => {
    const immediate = await StripeDouble.start({
      webhooks: { url: getEndpointUrl(), mode: "immediate" },
    });
    try {
      status = 503;
      const response = await fetch(`${immediate.url}/v1/checkout/sessions`, {
        method: "POST",
        body: new URLSearchParams(makeForm()),
        headers: { authorization: "Bearer sk_test_1" },
      });
      const { id }: { id: string } = JSON.parse(await response.text());
      immediate.expire(id);
      await expect.poll(() => received.length).toBe(1);
      status = 200;
      await expect.poll(() => received.length).toBe(2);
    } finally {
      await immediate.stop();
    }
  });
});
