// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import {
  ReplyToTicketAsStaffDocument,
  SetTicketStatusDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import type { TicketDetails } from "./staff-ticket.ts";
import { TicketDetail } from "./TicketDetail.tsx";

const TICKET: TicketDetails = {
  id: "t1",
  businessId: "pm",
  subject: "Something does not work",
  status: "OPEN",
  name: "Customer 12",
  email: "customer@mail.example",
  question: "mapmaker/general-technical-question",
  tags: ["technical"],
  userId: "a1",
  userAgent: "Test browser",
  isAddressVerified: false,
  createdAt: "2026-11-16T15:00:00.000Z",
  fields: [
    { label: "Device", value: "Phone", values: null, files: [] },
    { label: "Screenshot", value: null, values: ["k"], files: [{ name: "1.png", url: "/signed" }] },
    { label: "Letter", value: null, values: ["l"], files: [{ name: "2.png", url: null }] },
  ],
  messages: [
    { id: "m1", author: "CUSTOMER", text: "It froze", createdAt: "2026-11-16T15:00:00.000Z" },
  ],
};

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
  sessionStorage.clear();
});

function show(facts: Partial<TicketDetails> = {}) {
  const element = <TicketDetail ticket={{ ...TICKET, ...facts }} />;
  return renderPage([{ path: "/", element }], { root: { imagesUrl: "https://images.example" } });
}

const write = (value: string) =>
  fireEvent.input(screen.getByLabelText("Your answer"), { target: { value } });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send answer" }));

it("shows who asks, about what, with which browser and pictures", async () => {
  show();
  for (const text of ["It froze", "Phone", "Test browser", "technical", "To answer"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const picture = screen.getByRole("img", { name: "Attached file 1" });
  expect(picture.getAttribute("src")).toBe("https://images.example/signed");
  expect(screen.getByText("We can't show 2.png as a picture.")).toBeTruthy();
  expect(screen.getByText(/The address isn't verified/)).toBeTruthy();
  const account = screen.getByRole("link", { name: "Account and maps" });
  expect(account.getAttribute("href")).toBe("/staff/customers/a1");
  expect(await findViolations()).toEqual([]);
});

it("keeps the text and the id of an answer whose response was lost, so that it is sent once", async () => {
  show();
  write("Please try again");
  const inputs: object[] = [];
  api.on(ReplyToTicketAsStaffDocument, ({ input }) => {
    inputs.push(input);
    throw new TypeError("Failed to fetch");
  });
  await send();
  await screen.findByRole("alert");
  expect(screen.getByLabelText("Your answer")).toHaveProperty("value", "Please try again");
  api.on(ReplyToTicketAsStaffDocument, ({ input }) => {
    inputs.push(input);
    return { replyToTicketAsStaff: { __typename: "ChangedTicket" as const } };
  });
  await send();
  await waitFor(() => expect(screen.getByLabelText("Your answer")).toHaveProperty("value", ""));
  expect(inputs).toHaveLength(2);
  expect(inputs[1]).toEqual(inputs[0]);
});

it("shows why an answer was refused", async () => {
  const message = "There is no such ticket.";
  api.on(ReplyToTicketAsStaffDocument, {
    replyToTicketAsStaff: { __typename: "NotFound", message },
  });
  show();
  write("Please try again");
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
});

it("keeps the draft of an answer over a reload until it is sent", async () => {
  const { unmount } = show();
  write("Half an answer");
  unmount();
  show();
  expect(screen.getByLabelText("Your answer")).toHaveProperty("value", "Half an answer");
  api.on(ReplyToTicketAsStaffDocument, {
    replyToTicketAsStaff: { __typename: "ChangedTicket" },
  });
  await send();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it("refuses an empty answer", async () => {
  show();
  await send();
  expect(await screen.findByText("Write an answer.")).toBeTruthy();
  expect(api.sent).toEqual([]);
});

it.each([
  ["OPEN", "Close", "CLOSED"],
  ["CLOSED", "Reopen", "OPEN"],
] as const)("a ticket that is %s has the button %s", async (status, label, wanted) => {
  api.on(SetTicketStatusDocument, { setTicketStatus: { __typename: "ChangedTicket" } });
  show({ status });
  await userEvent.click(screen.getByRole("button", { name: label }));
  await waitFor(() => expect(api.sent).toEqual([{ ticketId: "t1", status: wanted }]));
});
