import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import { openPage, readTexts } from "../../app/test/open-page.tsx";
import {
  GetAccountDocument,
  type GetAccountQuery,
  GetDataExportDocument,
  GetOrderDocument,
  GetOrdersForUserDocument,
  GetStickerTokenDataDocument,
} from "../../platform/api/generated/graphql.ts";
import { loadAccount } from "../../platform/api/request.server.ts";
import * as order from "../../shop/routes/order.tsx";
import * as orders from "../../shop/routes/orders.tsx";
import * as stickerTokens from "../../shop/routes/sticker-tokens.tsx";
import { ACCOUNT, FakeGraphql, SERVER_DOWN, SESSION } from "../../test/fake-graphql.ts";
import * as auth from "./auth.tsx";
import * as general from "./general.tsx";
import * as area from "./layout.tsx";
import * as root from "./overview.tsx";

const routes = [
  {
    loader: area.loader,
    Component: area.default,
    children: [
      { path: "/account", Component: root.default },
      { path: "/account/general", loader: general.loader, Component: general.default },
      { path: "/account/orders", loader: orders.loader, Component: orders.default },
      { path: "/account/orders/:orderNumber", loader: order.loader, Component: order.default },
      {
        path: "/account/sticker-tokens",
        loader: stickerTokens.loader,
        Component: stickerTokens.default,
      },
    ],
  },
  { path: "/account/:authBoxStateUrl", loader: auth.loader, Component: auth.default },
];
let api: FakeGraphql;
let logError: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  logError = vi.spyOn(log, "error").mockReturnValue(undefined);
  logError.mockClear();
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  api = new FakeGraphql();
  api.on(GetAccountDocument, { account: ACCOUNT });
});

async function open(path: string, cookie = SESSION.cookie): Promise<string> {
  return (await openPage(routes, path, { cookie })).page;
}

/** Opens a page while its API request is pending; `early` is what was rendered until then. */
async function openHeld(path: string): Promise<{ early: string | undefined; late: string }> {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<GetAccountQuery>();
  api.on(GetAccountDocument, () => {
    asked.resolve();
    return held.promise;
  });
  let page: string | undefined;
  const opening = open(path).then((html) => (page = html));
  await asked.promise;
  const early = page;
  held.resolve({ account: ACCOUNT });
  return { early, late: await opening };
}

const TO_BOX = "to /account/login?redirectTo=%2Faccount";

it("ACC-11 renders nothing until the account is loaded, then the account, else the auth box", async () => {
  const { early, late } = await openHeld("/account");
  expect(early).toBeUndefined();
  expect(late).toContain(ACCOUNT.email);

  api.on(GetAccountDocument, { account: null });
  expect(await open("/account")).toBe(TO_BOX);
  const box = await open("/account/login");
  expect(box).toContain("Good to see you again.");

  api.on(GetAccountDocument, { account: ACCOUNT });
  expect(await open("/account")).toBe(late);
  expect(await open("/account/login?redirectTo=%2Fcreate")).toBe("to /create");

  api.fail(GetAccountDocument, SERVER_DOWN);
  for (const path of ["/account", "/account/login"]) {
    expect(await openPage(routes, path, SESSION)).toMatchObject({ status: 503 });
  }
  expect(logError.mock.calls).toEqual(
    Array.from({ length: 2 }, () => [
      {
        err: expect.objectContaining({ message: SERVER_DOWN.message }),
        reqId: expect.any(String),
      },
      "A page could not be loaded",
    ]),
  );
});

it("ACC-12 loads id, e-mail, tokens and identity of the account, and sends no request without a session", async () => {
  const request = (cookie: string) =>
    new Request("https://photomap.example/account", { headers: { cookie } });
  expect(await loadAccount(request("__Host-photomap-session=x"))).toMatchObject({
    id: "a1",
    email: "customer@mail.example",
    stickerTokenBalance: 0,
    identity: "a1",
  });
  expect(api.sent).toHaveLength(1);
  expect(await loadAccount(request("another=x"))).toBeUndefined();
  expect(await open("/account/login", "")).toContain("Good to see you again.");
  expect(api.sent).toHaveLength(1);
});

it("ACC-10 has a form for each of the six states", async () => {
  const headings = {
    login: "Log In",
    register: "Create an Account",
    verify: "Verify your email",
    "forgot-password": "Forgot your password?",
    "reset-password": "Choose a new password",
    "reset-required": "Choose a new password",
  };
  for (const [state, heading] of Object.entries(headings)) {
    expect(await open(`/account/${state}`, "")).toContain(`<h1>${heading}</h1>`);
  }
});

it("ACC-01 sends guests from account pages to the log-in, which has its state in the path", async () => {
  for (const path of [
    "/account",
    "/account/general",
    "/account/orders",
    "/account/orders/1042",
    "/account/sticker-tokens",
  ]) {
    expect(await open(path, "")).toBe(`to /account/login?redirectTo=${encodeURIComponent(path)}`);
  }
  expect(await open("/account/login", "")).toContain("<h1>Log In</h1>");
  expect(await open("/account/register", "")).toContain("<h1>Create an Account</h1>");
  expect(await open("/account/no-such-state", "")).toBe("to /account/login");
});

it("lets an account with an address that is not verified verify it", async () => {
  api.on(GetAccountDocument, { account: { ...ACCOUNT, isEmailVerified: false } });
  expect(await open("/account/verify")).toContain("<h1>Verify your email</h1>");
  expect(await open("/account/login")).toBe("to /create");
  api.on(GetAccountDocument, { account: ACCOUNT });
  expect(await open("/account/verify")).toBe("to /create");
});

it("never redirects to another site after the log-in", async () => {
  const evil = encodeURIComponent("https://evil.example/");
  expect(await open(`/account/login?redirectTo=${evil}`)).toBe("to /create");
});

it("ACC-02 shows four cards, the e-mail, a log-out button and the pages below", async () => {
  const accountStickerTokenData = { balance: 1, reserved: 0, owed: 0, transactions: [] };
  api.on(GetStickerTokenDataDocument, { accountStickerTokenData });
  api.on(GetDataExportDocument, { dataExport: null });
  api.on(GetOrdersForUserDocument, { getOrdersForUser: [] });
  api.on(GetOrderDocument, { getOrder: null });
  const page = await open("/account");
  const list = page.slice(page.indexOf("<h1>Your Account</h1>")).match(/<ul.*?<\/ul>/s)?.[0] ?? "";
  const cards = list.matchAll(/<li><a [^>]*href="([^"]+)".*?<strong[^>]*>([^<]+)<\/strong>/gs);
  expect(Array.from(cards, ([, to, title]) => `${title}: ${to}`)).toEqual([
    "General Settings: /account/general",
    "Orders: /account/orders",
    "Sticker Tokens: /account/sticker-tokens",
    "Map Maker Projects: /mapmaker",
  ]);
  expect(list.match(/<li>/g)).toHaveLength(4);
  expect(page).toContain('href="/account/messages"');
  const crumbs = /<nav aria-label="Breadcrumbs">.*?<\/nav>/s.exec(page)?.[0] ?? "";
  expect(readTexts(crumbs)).toBe("|Your Account|");
  expect(page).toContain(`<span>${ACCOUNT.email}</span>`);
  expect(page).toContain("Log Out");
  expect(page).not.toContain("Welcome back.");
  expect(await open("/account?notice=restored")).toContain("Welcome back.");
  const tokens = await open("/account/sticker-tokens");
  expect(tokens.replaceAll("<!-- -->", "")).toContain("sticker token</p>");
  expect(await open("/account/orders")).toContain("You haven&#x27;t placed any orders yet.");
  expect(await open("/account/general")).toContain("Change password");
  const missing = await openPage(routes, "/account/orders/1042", SESSION);
  expect(missing.status).toBe(404);
});

it("shows the settings without the data export when it cannot be loaded", async () => {
  api.fail(GetDataExportDocument, SERVER_DOWN);
  expect(await open("/account/general")).toContain("Download my data");
});
