// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import OverlaysRoute from "../../app/routes/overlays.tsx";
import { MergeCheckoutDocument } from "../../platform/api/generated/graphql.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import { readCartRecord, writeCartRecord } from "./cart-record.ts";
import { createCheckout, createLine } from "./test/checkouts.ts";

let api: FakeGraphql;

beforeAll(() => stubBrowserGlobals());
beforeEach(() => {
  localStorage.clear();
  api = new FakeGraphql();
});
afterEach(cleanup);

function openAs(email: string | undefined) {
  const visitor = email === undefined ? undefined : { identity: "a1", email, projectCount: 0 };
  renderPage([{ Component: OverlaysRoute, children: [{ path: "/", element: <p>page</p> }] }], {
    root: { visitor },
  });
}

it("merges the cart of a guest after the sign-in, on any page", async () => {
  writeCartRecord("pm", { id: "guest", version: 1, count: 1 });
  const checkout = createCheckout({ id: "own", lineItems: [createLine()], totalQuantity: 5 });
  api.on(MergeCheckoutDocument, { payload: { checkout, checkoutUserErrors: [] } });
  openAs("customer@mail.example");
  await waitFor(() =>
    expect(readCartRecord("pm")).toMatchObject({
      id: "own",
      owner: "customer@mail.example",
      count: 5,
    }),
  );
  expect(api.sent).toEqual([{ checkoutId: "guest" }]);
});

it("forgets the cart of an account after the log-out", async () => {
  writeCartRecord("pm", { id: "own", owner: "customer@mail.example", version: 1, count: 1 });
  openAs(undefined);
  await waitFor(() => expect(readCartRecord("pm")).toEqual({ version: 0, count: 0 }));
  expect(screen.getByText("page")).toBeDefined();
  expect(api.sent).toEqual([]);
});
