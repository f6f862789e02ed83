import type { ServerResponse } from "node:http";
import type { RouteObject } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { FakeApi, fail, reply } from "../../app/test/fake-api.ts";
import { openPage } from "../../app/test/open-page.tsx";

const ACCOUNT = {
  id: "a1",
  email: "customer@mail.example",
  isEmailVerified: true,
  stickerTokenBalance: 0,
  identity: "a1",
  role: "USER",
  isInternal: false,
  isMailRefused: false,
  wantsDigest: true,
  capabilities: [],
};

const api = new FakeApi();
let routes: RouteObject[];
let logError: ReturnType<typeof vi.spyOn>;

beforeAll(async () => {
  vi.stubEnv("API_URL", await api.start());
  const [{ log }, area, root, auth, general, orders, order, tokens] = await Promise.all([
    import("../../../server/log.server.ts"),
    import("./layout.tsx"),
    import("./overview.tsx"),
    import("./auth.tsx"),
    import("./general.tsx"),
    import("../../shop/routes/orders.tsx"),
    import("../../shop/routes/order.tsx"),
    import("../../shop/routes/sticker-tokens.tsx"),
  ]);
  logError = vi.spyOn(log, "error").mockReturnValue(undefined);
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  routes = [
    {
      loader: area.loader,
      Component: area.default,
      children: [
        { path: "/account", Component: root.default },
        { path: "/account/general", loader: general.loader, Component: general.default },
        { path: "/account/orders", loader: orders.loader, Component: orders.default },
        { path: "/account/orders/:orderNumber", loader: order.loader, Component: order.default },
        { path: "/account/sticker-tokens", loader: tokens.loader, Component: tokens.default },
      ],
    },
    { path: "/account/:authBoxStateUrl", loader: auth.loader, Component: auth.default },
  ];
});
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});

const SESSION = { cookie: "__Host-photomap-session=x" };

async function open(path: string, cookie = SESSION.cookie): Promise<string> {
  return (await openPage(routes, path, { cookie })).page;
}

/** Opens a page while its API request is pending; `early` is what was rendered until then. */
async function openHeld(path: string): Promise<{ early: string | undefined; late: string }> {
  const held = new Promise<ServerResponse>((resolve) => {
    api.answer = resolve;
  });
  let page: string | undefined;
  const opening = open(path).then((html) => (page = html));
  const response = await held;
  const early = page;
  reply({ account: ACCOUNT })(response, "");
  return { early, late: await opening };
}

const TO_BOX = "to /account/login?redirectTo=%2Faccount";

it("ACC-11 renders nothing while the account loads, then the auth box or the account, and never an error", async () => {
  const { early, late } = await openHeld("/account");
  expect(early).toBeUndefined();
  expect(late).toContain(ACCOUNT.email);

  api.answer = reply({ account: null });
  expect(await open("/account")).toBe(TO_BOX);
  const box = await open("/account/login");
  expect(box).toContain("Good to see you again.");

  api.answer = reply({ account: ACCOUNT });
  expect(await open("/account")).toBe(late);
  expect(await open("/account/login?redirectTo=%2Fcreate")).toBe("to /create");

  api.answer = fail(500, "the database is on fire");
  expect(await open("/account")).toBe(TO_BOX);
  expect(await open("/account/login")).toBe(box);
  expect(logError.mock.calls).toEqual(
    Array.from({ length: 2 }, () => [
      { err: expect.objectContaining({ message: "the database is on fire" }) },
      "The account could not be loaded",
    ]),
  );
});

it("ACC-12 loads id, e-mail, tokens and identity of the account, and sends no request without a session", async () => {
  const { loadAccount } = await import("../../platform/api/request.server.ts");
  const request = (cookie: string) =>
    new Request("https://photomap.example/account", { headers: { cookie } });
  api.answer = reply({ account: ACCOUNT });
  expect(await loadAccount(request("__Host-photomap-session=x"))).toMatchObject({
    id: "a1",
    email: "customer@mail.example",
    stickerTokenBalance: 0,
    identity: "a1",
  });
  let asked = 0;
  api.answer = (response) => {
    asked += 1;
    reply({ account: ACCOUNT })(response, "");
  };
  expect(await loadAccount(request("another=x"))).toBeUndefined();
  expect(await open("/account/login", "")).toContain("Good to see you again.");
  expect(asked).toBe(0);
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
  api.answer = reply({ account: { ...ACCOUNT, isEmailVerified: false } });
  expect(await open("/account/verify")).toContain("<h1>Verify your email</h1>");
  expect(await open("/account/login")).toBe("to /create");
  api.answer = reply({ account: ACCOUNT });
  expect(await open("/account/verify")).toBe("to /create");
});

it("never redirects to another site after the log-in", async () => {
  api.answer = reply({ account: ACCOUNT });
  const evil = encodeURIComponent("https://evil.example/");
  expect(await open(`/account/login?redirectTo=${evil}`)).toBe("to /create");
});

it("ACC-02 shows four cards, the e-mail, a log-out button and the pages below", async () => {
  api.answer = reply({
    account: ACCOUNT,
    accountStickerTokenData: { balance: 1, reserved: 0, transactions: [] },
    dataExport: null,
    getOrdersForUser: [],
    getOrder: null,
  });
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
  expect(page).toMatch(/<nav[^>]*>.*Your Account.*<\/nav>/s);
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
  const { GetDataExportDocument } = await import("../../platform/api/generated/graphql.ts");
  const hash = String(GetDataExportDocument.__meta__?.["hash"]);
  api.answer = (response, body) =>
    (body.includes(hash) ? fail(500, "the database is on fire") : reply({ account: ACCOUNT }))(
      response,
      body,
    );
  expect(await open("/account/general")).toContain("Download my data");
});
