// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { StaffAdjustTokensDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { CustomerTokens } from "./CustomerTokens.tsx";

const TOKENS = {
  balance: 4.5,
  reserved: 1,
  owed: 2.5,
  transactions: [
    {
      id: "t1",
      createdAt: "2026-07-04T12:00:00.000Z",
      reason: "PROMOTION" as const,
      tokens: 4.5,
      endingBalance: 4.5,
      note: "Summer of maps",
    },
  ],
};

function show(canAdjust: boolean) {
  const element = <CustomerTokens customerId="c1" tokens={TOKENS} canAdjust={canAdjust} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
}

it("shows the balance and the last transactions, and nothing to change for an employee", async () => {
  show(false);
  expect(await screen.findByText("4.5 tokens, 1 reserved for unpaid orders")).toBeTruthy();
  expect(
    screen.getByText("2.5 tokens owed: used, although their order was refunded."),
  ).toBeTruthy();
  expect(screen.getByText("Summer of maps")).toBeTruthy();
  expect(screen.getByText("+4.5")).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("takes tokens with a note, at most those that are available", async () => {
  const api = new FakeGraphql();
  api.on(StaffAdjustTokensDocument, {
    staffAdjustTokens: { __typename: "NotEnoughTokens", message: "Only 1 token is available." },
  });
  show(true);
  await userEvent.click(await screen.findByRole("button", { name: "Adjust tokens" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("radio", { name: "Remove" }));
  await userEvent.type(dialog.getByLabelText("Tokens"), "4");
  await userEvent.click(dialog.getByRole("button", { name: "Remove tokens" }));
  expect(dialog.getByText("At most 3.5 tokens.")).toBeTruthy();
  expect(dialog.getByText("Write a note.")).toBeTruthy();
  expect(api.sent).toEqual([]);
  await userEvent.clear(dialog.getByLabelText("Tokens"));
  await userEvent.type(dialog.getByLabelText("Tokens"), "3.5");
  await userEvent.type(dialog.getByLabelText(/^Note/), "Counted twice");
  expect(await findViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Remove tokens" }));
  // Another order took some meanwhile.
  await waitFor(() => expect(dialog.getByText("Only 1 token is available.")).toBeTruthy());
  expect(api.sent).toEqual([
    {
      input: {
        customerId: "c1",
        requestId: expect.any(String),
        tokens: -3.5,
        note: "Counted twice",
      },
    },
  ]);
});
