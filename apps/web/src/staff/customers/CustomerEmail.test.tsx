// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import {
  StaffCancelEmailChangeDocument,
  StaffRequestEmailChangeDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { CustomerEmail } from "./CustomerEmail.tsx";

const CUSTOMER = { id: "c1", email: "old@mail.example", emailChange: null };
const CHANGE = {
  newEmail: "new@mail.example",
  createdAt: "2026-07-04T12:00:00.000Z",
  expiresAt: "2026-07-07T12:00:00.000Z",
};

function show(customer: Parameters<typeof CustomerEmail>[0]["customer"]) {
  const element = <CustomerEmail customer={customer} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
}

it("mails a link with a reason, and keeps what was typed after a refusal", async () => {
  const message = "Another account already has this address.";
  const api = new FakeGraphql();
  api.on(StaffRequestEmailChangeDocument, {
    staffRequestEmailChange: { __typename: "EmailTaken", message },
  });
  show(CUSTOMER);
  await userEvent.click(await screen.findByRole("button", { name: "Change email" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("New address"), "nothing");
  await userEvent.click(dialog.getByRole("button", { name: "Email the link" }));
  expect(dialog.getByText("Enter an email address.")).toBeTruthy();
  expect(dialog.getByText("Write a reason.")).toBeTruthy();
  expect(api.sent).toEqual([]);
  await userEvent.clear(dialog.getByLabelText("New address"));
  await userEvent.type(dialog.getByLabelText("New address"), "new@mail.example");
  await userEvent.type(dialog.getByLabelText(/^Reason/), "Ticket 7");
  await userEvent.selectOptions(dialog.getByLabelText("Brand of the emails"), "tbl");
  expect(await findViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Email the link" }));
  await waitFor(() => expect(dialog.getByText(message)).toBeTruthy());
  expect(dialog.getByLabelText("New address")).toHaveProperty("value", "new@mail.example");
  const input = {
    customerId: "c1",
    email: "new@mail.example",
    reason: "Ticket 7",
    businessId: "tbl",
  };
  expect(api.sent).toEqual([{ input }]);
});

it("shows a new address that is not confirmed, and cancels it", async () => {
  const api = new FakeGraphql();
  api.on(StaffCancelEmailChangeDocument, {
    staffCancelEmailChange: { __typename: "StaffEmailChangeCanceled" },
  });
  show({ ...CUSTOMER, emailChange: CHANGE });
  expect(await screen.findByText(/^new@mail.example isn't confirmed yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel change" }));
  await waitFor(() => expect(api.sent).toEqual([{ customerId: "c1" }]));
});
