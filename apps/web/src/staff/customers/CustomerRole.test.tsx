// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { StaffSetRoleDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { CustomerRole } from "./CustomerRole.tsx";

const CUSTOMER = {
  id: "c1",
  email: "colleague@photomap.example",
  isVerified: true,
  role: "USER" as const,
  isInternal: false,
};

function show(props: Partial<Parameters<typeof CustomerRole>[0]>) {
  const element = <CustomerRole customer={CUSTOMER} canGrant isOwn={false} {...props} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
}

async function openDialog() {
  await userEvent.click(await screen.findByRole("button", { name: "Change role" }));
  return within(await screen.findByRole("dialog"));
}

it("shows an employee the role, also that of a company address, and nothing to change", async () => {
  show({ canGrant: false, customer: { ...CUSTOMER, isInternal: true } });
  expect(await screen.findByText(/^User\./)).toBeTruthy();
  expect(screen.getByText(/^Verified company address/)).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("offers no change of the own role and of an account that cannot become staff", async () => {
  show({ isOwn: true, customer: { ...CUSTOMER, role: "ADMIN" } });
  expect(await screen.findByText(/^This is your account/)).toBeTruthy();
  show({ customer: { ...CUSTOMER, isVerified: false } });
  expect(await screen.findByText(/once its address is verified/)).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("sets another role after the confirmation, and keeps the choice after a refusal", async () => {
  const message = "Someone else changed the role. Check it and try again.";
  const outdated = { __typename: "StaffRoleOutdated", message } as const;
  const api = new FakeGraphql();
  api.on(StaffSetRoleDocument, { staffSetRole: outdated });
  show({});
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole("button", { name: "Change role" }));
  expect(dialog.getByText("Choose another role.")).toBeTruthy();
  expect(api.sent).toEqual([]);
  await userEvent.selectOptions(dialog.getByLabelText("New role"), "Employee");
  expect(dialog.getByText(/^Works on orders/)).toBeTruthy();
  expect(await findViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Change role" }));
  await waitFor(() => expect(dialog.getByText(message)).toBeTruthy());
  expect(dialog.getByLabelText("New role")).toHaveProperty("value", "EMPLOYEE");
  api.on(StaffSetRoleDocument, { staffSetRole: { __typename: "StaffRoleSet" } });
  await userEvent.click(dialog.getByRole("button", { name: "Change role" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const input = { customerId: "c1", role: "EMPLOYEE", previousRole: "USER" };
  expect(api.sent).toEqual([{ input }, { input }]);
});

it("sends nothing when it is canceled", async () => {
  const api = new FakeGraphql();
  show({ customer: { ...CUSTOMER, role: "EMPLOYEE" } });
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByLabelText("New role"), "User");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.sent).toEqual([]);
});
