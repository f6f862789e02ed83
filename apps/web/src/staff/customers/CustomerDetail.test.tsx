// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { StaffAdjustTokensDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { makeCustomer, makeOrderRow, makeUsd } from "../test/make-rows.ts";
import { CustomerDetail } from "./CustomerDetail.tsx";
import { CustomerList } from "./CustomerList.tsx";

type Props = Parameters<typeof CustomerDetail>[0];

function show(facts: Partial<Props["customer"]> = {}, props: Partial<Props> = {}) {
  const shown = {
    customer: makeCustomer(facts),
    canAdjustTokens: false,
    canGrantRoles: false,
    canChangeEmail: true,
    canApproveEmail: false,
    isOwn: false,
    ...props,
  };
  const element = <CustomerDetail {...shown} />;
  renderPage([{ path: "/", loader: () => null, element, HydrateFallback: () => null }]);
  return screen.findByRole("heading", { name: shown.customer.email });
}

describe("a customer", () => {
  it("without orders, maps and tokens is shown with what is missing", async () => {
    await show();
    for (const text of [
      "No orders from this address.",
      "No maps yet.",
      "No transactions yet.",
      "0 paid orders, $0.00",
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.queryByText("Email not verified")).toBeNull();
    expect(await findViolations()).toEqual([]);
  });

  it("is marked when the address is not proven, or the deletion was requested", async () => {
    await show({ isVerified: false, deletedAt: "2026-07-04T12:00:00.000Z" });
    expect(screen.getByText("Email not verified")).toBeTruthy();
    expect(screen.getByText("Deletion requested")).toBeTruthy();
  });

  it("has maps, of which only shared ones can be opened", async () => {
    const project = {
      name: "Our trips",
      designId: "50-states-36x24",
      businessId: "pm" as const,
      filledOpenings: 12,
      updatedAt: "2026-07-04T12:00:00.000Z",
    };
    await show({
      orderCount: 1,
      spent: makeUsd("106.00"),
      orders: [makeOrderRow()],
      projects: [
        { ...project, id: "Map001", canOpen: false },
        { ...project, id: "Map002", name: "Shared", canOpen: true },
      ],
    });
    expect(screen.queryByRole("link", { name: "Our trips" })).toBeNull();
    expect(screen.getByRole("link", { name: "Shared" }).getAttribute("href")).toBe("/p/Map002");
    expect(screen.getByText("1 paid order, $106.00")).toBeTruthy();
    expect(screen.getByRole("link", { name: "#1042" })).toBeTruthy();
  });

  it("shows employees no button for tokens and roles", async () => {
    await show();
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual(["Change email"]);
  });

  it("shows administrators the buttons for tokens and roles", async () => {
    await show({}, { canAdjustTokens: true, canGrantRoles: true });
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names.toSorted()).toEqual(["Adjust tokens", "Change email", "Change role", "Turn on"]);
  });

  it("shows administrators no button for their own tokens", async () => {
    await show({}, { canAdjustTokens: true, isOwn: true });
    expect(screen.queryByRole("button", { name: "Adjust tokens" })).toBeNull();
  });
});

describe("an adjustment of tokens", () => {
  async function open(balance: number, reserved: number) {
    await show(
      { stickerTokens: { balance, reserved, owed: 0, transactions: [] } },
      { canAdjustTokens: true },
    );
    await userEvent.click(screen.getByRole("button", { name: "Adjust tokens" }));
    return within(await screen.findByRole("dialog"));
  }

  it("is refused without a note, and with other tokens than 0.5 to 1,000 in halves", async () => {
    const api = new FakeGraphql();
    const dialog = await open(5, 0);
    await userEvent.click(dialog.getByRole("button", { name: "Add tokens" }));
    expect(dialog.getByText("Write a note.")).toBeTruthy();
    const field = dialog.getByLabelText("Tokens");
    for (const value of ["", "0", "-1", "1.3", "abc"]) {
      fireEvent.change(field, { target: { value } });
      expect(dialog.getByText("Enter whole or half tokens, such as 1.5.")).toBeTruthy();
    }
    fireEvent.change(field, { target: { value: "1000.5" } });
    expect(dialog.getByText("At most 1,000 tokens.")).toBeTruthy();
    expect(api.sent).toEqual([]);
  });

  it("takes no tokens that are kept for unpaid orders", async () => {
    const api = new FakeGraphql();
    api.on(StaffAdjustTokensDocument, { staffAdjustTokens: { __typename: "StaffTokensAdjusted" } });
    const dialog = await open(5, 3);
    await userEvent.click(dialog.getByRole("radio", { name: "Remove" }));
    await userEvent.type(dialog.getByLabelText("Note, shown to the customer"), " Too many ");
    await userEvent.type(dialog.getByLabelText("Tokens"), "2.5");
    await userEvent.click(dialog.getByRole("button", { name: "Remove tokens" }));
    expect(dialog.getByText("At most 2 tokens.")).toBeTruthy();
    await userEvent.clear(dialog.getByLabelText("Tokens"));
    await userEvent.type(dialog.getByLabelText("Tokens"), "2");
    await userEvent.click(dialog.getByRole("button", { name: "Remove tokens" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent).toMatchObject([{ input: { customerId: "c1", tokens: -2, note: "Too many" } }]);
  });
});

describe("the list of customers", () => {
  const showList = (customers: Parameters<typeof CustomerList>[0]["page"]["customers"]) =>
    renderPage([{ path: "/", element: <CustomerList page={{ customers, nextCursor: null }} /> }]);

  it("shows what each has and has spent", () => {
    showList([makeCustomer({ projectCount: 3, orderCount: 2, spent: makeUsd("1234.50") })]);
    const [, row] = screen.getAllByRole("row");
    expect(row?.textContent).toBe("customer@mail.exampleCustomer 12Jan 4, 202632$1,234.50");
    const link = screen.getByRole("link", { name: "customer@mail.example" });
    expect(link.getAttribute("href")).toBe("/staff/customers/c1");
  });

  it("says where guests are when nobody is found", () => {
    showList([]);
    expect(screen.getByText(/^Guests who ordered without an account/)).toBeTruthy();
  });
});
