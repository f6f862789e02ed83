import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import { openPage } from "../../app/test/open-page.tsx";
import {
  type Capability,
  GetAccountDocument,
  GetDesignsDocument,
  RenderableFileListDocument,
  StaffDebugDocument,
  StaffOrderDocument,
  StaffOrdersDocument,
  type StaffOrdersQueryVariables,
} from "../../platform/api/generated/graphql.ts";
import { ACCOUNT, FakeGraphql, SERVER_DOWN, SESSION } from "../../test/fake-graphql.ts";
import * as debug from "./debug.tsx";
import * as layout from "./layout.tsx";
import * as order from "./order.tsx";
import * as orders from "./orders.tsx";
import * as sandbox from "./sandbox.tsx";

const SECRET = {
  id: "secret-1",
  businessId: "pm" as const,
  name: "Secret",
  hidden: true,
  thumbnailUrl: null,
  width: 2592,
  height: 1728,
  regionType: "State",
  regionTypePlural: "States",
  regionCount: 50,
  stickersOnly: false,
  outputOptions: [],
  backgroundOptions: [],
};
const NO_ORDERS = {
  staffOrders: { orders: [], nextCursor: null, total: 0 },
  staffSavedFilters: [],
};

const ROUTES = [
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
let api: FakeGraphql;

beforeEach(() => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  api = new FakeGraphql();
  api.on(StaffOrdersDocument, NO_ORDERS);
  setCapabilities(["ALL_ORDERS"]);
});

function setCapabilities(capabilities: Capability[]): void {
  api.on(GetAccountDocument, { account: { ...ACCOUNT, role: "EMPLOYEE", capabilities } });
}

it("leads people without a session to the log-in and back", async () => {
  const { page } = await openPage(ROUTES, "/staff/orders?search=customer");
  const target = encodeURIComponent("/staff/orders?search=customer");
  expect(page).toBe(`to /account/login?redirectTo=${target}`);
});

it("is not found by people who are not staff", async () => {
  setCapabilities([]);
  expect((await openPage(ROUTES, "/staff/orders", SESSION)).status).toBe(404);
});

it("shows staff the navigation and the orders of the filters in the address", async () => {
  let input: StaffOrdersQueryVariables["input"] | undefined;
  api.on(StaffOrdersDocument, (variables) => {
    ({ input } = variables);
    return NO_ORDERS;
  });
  const query =
    "search=customer&state=PAID&fulfillment=UNFULFILLED&brand=tbl&prints=yes&sort=waiting&after=1042";
  const { status, page } = await openPage(ROUTES, `/staff/orders?${query}`, SESSION);
  expect(status).toBe(200);
  expect(input).toEqual({
    search: "customer",
    sort: "WAITING_LONGEST",
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
  const listLinks = async (capabilities: Capability[]) => {
    setCapabilities(capabilities);
    const { page } = await openPage(ROUTES, "/staff/orders", SESSION);
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
  api.on(StaffOrderDocument, { staffOrder: null, staffOrderNeighbors: null });
  const { status, page } = await openPage(ROUTES, "/staff/orders/1042", SESSION);
  expect(status).toBe(404);
  expect(page).toContain("The page you are looking for does not exist.");
  expect(page).toContain("Audit log");
  expect((await openPage(ROUTES, "/staff/orders/x", SESSION)).status).toBe(404);
});

it("shows the debug page to staff only, and says when the state cannot be read", async () => {
  const { page } = await openPage(ROUTES, "/debug");
  expect(page).toBe(`to /account/login?redirectTo=${encodeURIComponent("/debug")}`);
  setCapabilities([]);
  api.on(StaffDebugDocument, { staffDebug: null });
  expect((await openPage(ROUTES, "/debug", SESSION)).status).toBe(404);
  setCapabilities(["ALL_ORDERS"]);
  api.fail(StaffDebugDocument, SERVER_DOWN);
  const failed = await openPage(ROUTES, "/debug", SESSION);
  expect(failed.page).toContain("read the system state.");
  expect(failed.page).toContain("Audit log");
});

it("opens the sandbox to staff with hidden designs and the own files, and to nobody else", async () => {
  api.on(GetDesignsDocument, ({ request }) => ({
    designs: request?.includeHidden ? [SECRET] : [],
  }));
  api.on(RenderableFileListDocument, { files: [] });
  const { page: guestPage } = await openPage(ROUTES, "/p/sandbox");
  expect(guestPage).toBe(`to /account/login?redirectTo=${encodeURIComponent("/p/sandbox")}`);
  setCapabilities([]);
  expect((await openPage(ROUTES, "/p/sandbox", SESSION)).status).toBe(404);
  setCapabilities(["ALL_ORDERS"]);
  expect((await openPage(ROUTES, "/p/sandbox", SESSION)).status).toBe(404);
  setCapabilities(["ALL_ORDERS", "SANDBOX"]);
  const { status, page } = await openPage(ROUTES, "/p/sandbox?type=cut", SESSION);
  expect(status).toBe(200);
  expect(page).toContain("Secret (secret-1, hidden)");
  expect(page).toContain("Render type");
});
