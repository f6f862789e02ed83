// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { StaffSetTransparentPrintsDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import { getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { CustomerPrints } from "./CustomerPrints.tsx";

function show(hasTransparentPrints: boolean, canGrant = true) {
  const customer = { id: "c1", hasTransparentPrints };
  const element = <CustomerPrints customer={customer} canGrant={canGrant} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
}

it("shows an employee the state, and nothing to change", async () => {
  show(true, false);
  expect(await screen.findByText(/^On\./)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

it.each([
  [false, "Turn on", true],
  [true, "Turn off", false],
])("when it is %s, one click sends %s", async (isAllowed, label, sent) => {
  const api = new FakeGraphql();
  api.on(StaffSetTransparentPrintsDocument, {
    staffSetTransparentPrints: { __typename: "StaffTransparentPrintsSet" },
  });
  show(isAllowed);
  await userEvent.click(await screen.findByRole("button", { name: label }));
  await waitFor(() => expect(api.sent).toEqual([{ customerId: "c1", isAllowed: sent }]));
});

it("says why it was refused", async () => {
  const api = new FakeGraphql();
  const message = "There is no such account.";
  api.on(StaffSetTransparentPrintsDocument, {
    staffSetTransparentPrints: { __typename: "NotFound", message },
  });
  show(false);
  await userEvent.click(await screen.findByRole("button", { name: "Turn on" }));
  await waitFor(() => expect(getVisibleToasts()).toMatchObject([{ content: message }]));
});
