import { createStaticHandler, type RouteObject } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { FakeApi, reply } from "../../app/test/fake-api.ts";
import { openPage } from "../../app/test/open-page.tsx";

const PATH = "/unsubscribe";
const api = new FakeApi();
let routes: RouteObject[];

beforeAll(async () => {
  vi.stubEnv("API_URL", await api.start());
  const { action, default: Component } = await import("../routes/unsubscribe.tsx");
  routes = [{ path: PATH, action, Component }];
});
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});

it("asks before it changes anything, because mail scanners open links", async () => {
  const asked = vi.fn<() => void>();
  api.answer = asked;
  const { page } = await openPage(routes, `${PATH}?token=signed`);
  expect(page).toContain("Turn these emails off?");
  expect(page).toMatch(/<form [^>]*method="post"/);
  expect(asked).not.toHaveBeenCalled();
});

it.each([true, false])("sends the token by the post of a mail program: %s", async (isDone) => {
  let sent = "";
  api.answer = (response, body) => {
    sent = body;
    reply({ unsubscribe: isDone })(response, body);
  };
  const request = new Request(`https://photomap.example${PATH}?token=signed`, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  const found = await createStaticHandler(routes).query(request);
  if (found instanceof Response) throw new Error(`Answered ${found.status}`);
  expect(Object.values(found.actionData ?? {})).toEqual([{ isDone }]);
  expect(JSON.parse(sent).variables).toEqual({ token: "signed" });
});

it("says what happened", async () => {
  const { Unsubscribe } = await import("./Unsubscribe.tsx");
  const write = async (state: "done" | "refused") =>
    (await openPage([{ path: PATH, element: <Unsubscribe state={state} /> }], PATH)).page;
  expect(await write("done")).toContain("These emails are off");
  expect(await write("refused")).toContain("This link does not work");
});
