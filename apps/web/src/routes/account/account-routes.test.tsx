import type { ServerResponse } from "node:http";
import type { RouteObject } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { FakeApi, fail, reply } from "../test/fake-api.ts";
import { openPage } from "../test/open-page.tsx";

const ACCOUNT = {
  id: "a1",
  email: "ellen@mail.example",
  stickerTokenBalance: 0,
  identity: "a1",
  role: "USER",
  isInternal: false,
  isMailRefused: false,
  capabilities: [],
};

const api = new FakeApi();
let routes: RouteObject[];
let logError: ReturnType<typeof vi.spyOn>;

beforeAll(async () => {
  vi.stubEnv("API_URL", await api.start());
  const [{ log }, area, root, auth] = await Promise.all([
    import("../../../server/log.server.ts"),
    import("./layout.tsx"),
    import("./overview.tsx"),
    import("./auth.tsx"),
  ]);
  logError = vi.spyOn(log, "error").mockReturnValue(undefined);
  routes = [
    {
      loader: area.loader,
      Component: area.default,
      children: [{ path: "/account", Component: root.default }],
    },
    { path: "/account/:authBoxState", loader: auth.loader, Component: auth.default },
  ];
});
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});

async function open(path: string, cookie = "__Host-photomap-session=x"): Promise<string> {
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
  reply({ account: ACCOUNT })(response);
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
  const { loadAccount } = await import("../../api/request.server.ts");
  const request = (cookie: string) =>
    new Request("https://photomap.example/account", { headers: { cookie } });
  api.answer = reply({ account: ACCOUNT });
  expect(await loadAccount(request("__Host-photomap-session=x"))).toMatchObject({
    id: "a1",
    email: "ellen@mail.example",
    stickerTokenBalance: 0,
    identity: "a1",
  });
  let asked = 0;
  api.answer = (response) => {
    asked += 1;
    reply({ account: ACCOUNT })(response);
  };
  expect(await loadAccount(request("another=x"))).toBeUndefined();
  expect(await open("/account/login", "")).toContain("Good to see you again.");
  expect(asked).toBe(0);
});
