import type { RouteObject } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { FakeApi, reply } from "../../app/test/fake-api.ts";
import { openPage } from "../../app/test/open-page.tsx";
import { type Capability, StaffDebugDocument } from "../../platform/api/generated/graphql.ts";
import type { Account } from "../../platform/api/request.server.ts";

const ACCOUNT: Account = {
  id: "a1",
  email: "employee@mail.example",
  isEmailVerified: true,
  stickerTokenBalance: 0,
  identity: "a1",
  role: "EMPLOYEE",
  isInternal: false,
  isMailRefused: false,
  wantsDigest: true,
  capabilities: ["ALL_ORDERS"],
  agreement: null,
};
const SESSION = { cookie: "__Host-photomap-session=x" };

const api = new FakeApi();
let routes: RouteObject[];

beforeAll(async () => {
  vi.stubEnv("API_URL", await api.start());
  const [layout, debug, orders, order, sandbox] = await Promise.all([
    import("./layout.tsx"),
    import("./debug.tsx"),
    import("./orders.tsx"),
    import("./order.tsx"),
    import("./sandbox.tsx"),
  ]);
  routes = [
    {
      loader: layout.loader,
      Component: layout.default,
      children: [
        {
          path: "/debug",
          loader: debug.loader,
          Component: debug.default,
          ErrorBoundary: debug.ErrorBoundary,
        },
        { path: "/staff/orders", loader: orders.loader, Component: orders.default },
        { path: "/p/sandbox", loader: sandbox.loader, Component: sandbox.default },
        {
          path: "/staff/orders/:orderNumber",
          loader: order.loader,
          Component: order.default,
          ErrorBoundary: order.ErrorBoundary,
        },
      ],
    },
  ];
});
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});

it("leads people without a session to the log-in and back", async () => {
  const { page } = await openPage(routes, "/staff/orders?search=customer");
  const target = encodeURIComponent("/staff/orders?search=customer");
  expect(page).toBe(`to /account/login?redirectTo=${target}`);
});

it("is not found by people who are not staff", async () => {
  api.answer = reply({ account: { ...ACCOUNT, capabilities: [] }, staffOrders: null });
  expect((await openPage(routes, "/staff/orders", SESSION)).status).toBe(404);
});

it("shows staff the navigation and the orders of the filters in the address", async () => {
  let variables: unknown;
  api.answer = (response, body) => {
    const sent = JSON.parse(body).variables;
    if ("input" in sent) variables = sent.input;
    const staffOrders = { orders: [], nextCursor: null, total: 0 };
    reply("input" in sent ? { staffOrders } : { account: ACCOUNT })(response, body);
  };
  const query =
    "search=customer&state=PAID&fulfillment=UNFULFILLED&brand=tbl&prints=yes&after=1042";
  const { status, page } = await openPage(routes, `/staff/orders?${query}`, SESSION);
  expect(status).toBe(200);
  expect(variables).toEqual({
    search: "customer",
    state: ["PAID"],
    fulfillmentStatus: ["UNFULFILLED"],
    businessId: "tbl",
    hasPrints: true,
    after: "1042",
  });
  expect(page).toContain("No matching orders");
  expect(page).toContain('name="robots" content="noindex"');
  for (const label of ["Dashboard", "Customers", "Products", "Discounts", "Audit log"]) {
    expect(page).toContain(label);
  }
});

it("leads to what the capabilities of the viewer permit", async () => {
  const listLinks = async (capabilities: readonly Capability[]) => {
    const staffOrders = { orders: [], nextCursor: null, total: 0 };
    api.answer = reply({ account: { ...ACCOUNT, capabilities }, staffOrders });
    const { page } = await openPage(routes, "/staff/orders", SESSION);
    const links = ["/staff/orders", "/staff/stickers", "/staff/vouchers", "/p/sandbox"];
    return links.filter((path) => page.includes(`href="${path}"`));
  };
  expect(await listLinks(["ALL_ORDERS"])).toEqual(["/staff/orders"]);
  expect(await listLinks(["ALL_ORDERS", "STICKER_SHEETS", "SANDBOX"])).toEqual([
    "/staff/orders",
    "/staff/stickers",
    "/p/sandbox",
  ]);
  expect(await listLinks(["ALL_ORDERS", "ADJUST_TOKENS"])).toEqual([
    "/staff/orders",
    "/staff/vouchers",
  ]);
});

it("answers 404 for a missing order, in the frame of the area", async () => {
  api.answer = (response, body) =>
    reply(body.includes("number") ? { staffOrder: null } : { account: ACCOUNT })(response, body);
  const { status, page } = await openPage(routes, "/staff/orders/1042", SESSION);
  expect(status).toBe(404);
  expect(page).toContain("The page you are looking for does not exist.");
  expect(page).toContain("Audit log");
  expect((await openPage(routes, "/staff/orders/x", SESSION)).status).toBe(404);
});

it("shows the debug page to staff only, and says when the state cannot be read", async () => {
  const { page } = await openPage(routes, "/debug");
  expect(page).toBe(`to /account/login?redirectTo=${encodeURIComponent("/debug")}`);
  api.answer = reply({ account: { ...ACCOUNT, capabilities: [] }, staffDebug: null });
  expect((await openPage(routes, "/debug", SESSION)).status).toBe(404);
  api.answer = (response, body) => {
    const isReport = JSON.parse(body).documentId === StaffDebugDocument.__meta__?.["hash"];
    if (isReport) response.writeHead(500).end();
    else reply({ account: ACCOUNT })(response, body);
  };
  const failed = await openPage(routes, "/debug", SESSION);
  expect(failed.page).toContain("read the system state.");
  expect(failed.page).toContain("Audit log");
});

it("opens the sandbox to staff with hidden designs and the own files, and to nobody else", async () => {
  let request: unknown;
  const answerWith = (capabilities: Capability[]) => {
    api.answer = (response, body) => {
      const sent = JSON.parse(body).variables;
      request ??= sent.request;
      const designs = [{ id: "secret-1", name: "Secret", hidden: true }];
      const files = [{ id: "abc123", name: "Our trips" }];
      const account = { ...ACCOUNT, capabilities };
      reply({ account, designs, files })(response, body);
    };
  };
  const { page: guestPage } = await openPage(routes, "/p/sandbox");
  expect(guestPage).toBe(`to /account/login?redirectTo=${encodeURIComponent("/p/sandbox")}`);
  answerWith([]);
  expect((await openPage(routes, "/p/sandbox", SESSION)).status).toBe(404);
  answerWith(["ALL_ORDERS"]);
  expect((await openPage(routes, "/p/sandbox", SESSION)).status).toBe(404);
  expect(request).toBeUndefined();
  answerWith(["ALL_ORDERS", "SANDBOX"]);
  const { status, page } = await openPage(routes, "/p/sandbox?type=cut", SESSION);
  expect(status).toBe(200);
  expect(request).toEqual({ includeHidden: true });
  expect(page).toContain("Secret (secret-1, hidden)");
  expect(page).toContain("Render type");
});
