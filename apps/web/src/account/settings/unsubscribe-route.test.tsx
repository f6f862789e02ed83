import { createStaticHandler } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { openPage } from "../../app/test/open-page.tsx";
import { UnsubscribeDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { action, default as Component } from "../routes/unsubscribe.tsx";
import { UnsubscribePage } from "./UnsubscribePage.tsx";

const PATH = "/unsubscribe";
const routes = [{ path: PATH, action, Component }];
let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});

it("asks before it changes anything, because mail scanners open links", async () => {
  api.on(UnsubscribeDocument, { unsubscribe: true });
  const { page } = await openPage(routes, `${PATH}?token=signed`);
  expect(page).toContain("Turn these emails off?");
  expect(page).toMatch(/<form [^>]*method="post"/);
  expect(api.sent).toEqual([]);
});

it.each([true, false])("sends the token by the post of a mail program: %s", async (isDone) => {
  api.on(UnsubscribeDocument, { unsubscribe: isDone });
  const request = new Request(`https://photomap.example${PATH}?token=signed`, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  const found = await createStaticHandler(routes).query(request);
  if (found instanceof Response) throw new Error(`Answered ${found.status}`);
  expect(Object.values(found.actionData ?? {})).toEqual([{ isDone }]);
  expect(api.sent).toEqual([{ token: "signed" }]);
});

it("says what happened", async () => {
  const write = async (state: "done" | "refused") =>
    (await openPage([{ path: PATH, element: <UnsubscribePage state={state} /> }], PATH)).page;
  expect(await write("done")).toContain("These emails are off");
  expect(await write("refused")).toContain("This link doesn&#x27;t work");
});
