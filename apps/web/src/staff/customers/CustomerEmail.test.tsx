// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import {
  StaffApproveEmailChangeDocument,
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
  isOwn: false,
  isNewProven: false,
  isOldProven: false,
  isRequestedByViewer: false,
  createdAt: "2026-07-04T12:00:00.000Z",
  approvableAt: "2026-07-07T12:00:00.000Z",
  isApprovable: false,
  expiresAt: "2026-07-18T12:00:00.000Z",
};

function show(
  customer: Parameters<typeof CustomerEmail>[0]["customer"],
  permissions: { readonly canChange?: boolean; readonly canApprove?: boolean } = {},
) {
  const element = (
    <CustomerEmail customer={customer} canChange canApprove={false} {...permissions} />
  );
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
  await userEvent.click(dialog.getByRole("button", { name: "Email the links" }));
  expect(dialog.getByText("Enter an email address.")).toBeTruthy();
  expect(dialog.getByText("Write a reason.")).toBeTruthy();
  expect(api.sent).toEqual([]);
  await userEvent.clear(dialog.getByLabelText("New address"));
  await userEvent.type(dialog.getByLabelText("New address"), "new@mail.example");
  await userEvent.type(dialog.getByLabelText(/^Reason/), "Ticket 7");
  await userEvent.selectOptions(dialog.getByLabelText("Brand of the emails"), "tbl");
  expect(await findViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Email the links" }));
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
  expect(
    await screen.findByText(/^new@mail.example is waiting. The new address hasn't confirmed it/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel change" }));
  await waitFor(() => expect(api.sent).toEqual([{ customerId: "c1" }]));
});

it("is approved by an administrator once the old address had its three days", async () => {
  const api = new FakeGraphql();
  const message = "The customer hasn't confirmed the new address yet.";
  api.on(StaffApproveEmailChangeDocument, {
    staffApproveEmailChange: { __typename: "InvalidInput", message },
  });
  const ready = { ...CHANGE, isNewProven: true, isApprovable: true };
  show({ ...CUSTOMER, emailChange: ready }, { canApprove: true });
  expect(await screen.findByText(/An administrator can now/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Approve change" }));
  await waitFor(() => expect(api.sent).toEqual([{ customerId: "c1" }]));
});

it.each([
  ["who isn't an administrator", {}, { canApprove: false }],
  ["who requested it", { isRequestedByViewer: true }, { canApprove: true }],
  ["before the three days are over", { isApprovable: false }, { canApprove: true }],
  ["before the new address confirmed it", { isNewProven: false }, { canApprove: true }],
  ["for the customer's own request", { isOwn: true }, { canApprove: true }],
])("isn't approved by staff %s", async (_who, facts, permissions) => {
  const emailChange = { ...CHANGE, isNewProven: true, isApprovable: true, ...facts };
  show({ ...CUSTOMER, emailChange }, permissions);
  expect(await screen.findByText(/^new@mail.example is waiting/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Approve change" })).toBeNull();
  expect(screen.getByRole("button", { name: "Cancel change" })).toBeTruthy();
});

it("offers no change without the permission", async () => {
  show({ ...CUSTOMER, emailChange: CHANGE }, { canChange: false });
  await screen.findByText(/^new@mail.example is waiting/);
  expect(screen.queryAllByRole("button")).toEqual([]);
});
