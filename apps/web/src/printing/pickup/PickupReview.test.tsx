// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  CreateRectangularPrintsDocument,
  SubmitPickupOrderDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeConnection } from "../../platform/network/test/fake-connection.ts";
import { findViolations } from "../../test/find-violations.ts";
import {
  answerPrints,
  answerStores,
  api,
  findCurrentStep,
  findHeading,
  goToReview,
  listSteps,
  openPickup,
  press,
  setUpPickup,
  streams,
  submit,
  submitButton,
} from "./test/open-pickup.tsx";
import { CUSTOMER, createFile, createOrder, createStore } from "./test/pickup-facts.ts";

setUpPickup();

describe("the review", () => {
  it("RTL-08 waits for the prints, offers to retry, and needs consent", async () => {
    answerPrints(createFile({ status: "RUNNING", progress: 0.2 }));
    await openPickup();
    await goToReview();
    expect(screen.getByText("Making your prints: 0 of 1 sheet.")).toBeDefined();
    const consent = screen.getByRole("checkbox", { name: /^Send my name, phone number/ });
    fireEvent.click(consent);
    expect(submitButton().disabled).toBe(true);
    act(() => {
      const data = JSON.stringify([createFile({ status: "FAILED" })]);
      streams.at(-1)?.dispatchEvent(new MessageEvent("files", { data }));
    });
    expect(screen.getByRole("alert").textContent).toContain("Error generating prints.");
    answerPrints(createFile());
    press("Retry");
    expect(await screen.findByText("Your sheet is ready to send.")).toBeDefined();
    expect(submitButton().disabled).toBe(false);
    fireEvent.click(consent);
    expect(submitButton().disabled).toBe(true);
    expect(await findViolations()).toEqual([]);
  });

  it("requests the same sheets again after a refusal of the prints", async () => {
    api.on(CreateRectangularPrintsDocument, {
      createRectangularPrints: { __typename: "TooManyAttempts", message: "Too many prints." },
    });
    await openPickup();
    await goToReview();
    expect(screen.getByRole("alert").textContent).toContain("Too many prints.");
    const first = api.sent.find((sent) => JSON.stringify(sent).includes("printLayouts"));
    answerPrints(createFile());
    press("Retry");
    expect(await screen.findByText("Your sheet is ready to send.")).toBeDefined();
    expect(api.sent.at(-1)).toEqual(first);
  });

  it("RTL-04 refreshes the stores each minute; a changed location or person clears its data", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    await openPickup();
    await goToReview();
    const searches = () => api.sent.filter((sent) => JSON.stringify(sent).includes('"zip"')).length;
    const first = searches();
    answerStores(createStore({ promiseTime: "11-17-2026 05:00 PM", phone: "313-555-0199" }));
    await act(() => vi.advanceTimersByTimeAsync(59_999));
    expect(searches()).toBe(first);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(await screen.findByText("313-555-0199")).toBeDefined();
    expect(screen.getByText("Pickup: Tuesday, November 17 at 5:00 PM")).toBeDefined();
    press("Change your information");
    expect(await findHeading("Who will pick up the prints?")).toBeDefined();
    press("Review your order");
    press("Change store");
    expect(await findHeading("Select a store")).toBeDefined();
    expect(findCurrentStep()).toBe("Select store");
  });

  it("asks before it submits to a store whose time has moved", async () => {
    await openPickup();
    await goToReview();
    const [before, now] = ["11-17-2026 05:30 PM", "11-18-2026 09:00 AM"];
    const placed = { __typename: "WalgreensSubmitOrderSuccess", order: createOrder() } as const;
    const moved = { __typename: "PickupTimeMoved", message: "moved", promiseTime: now } as const;
    api.on(SubmitPickupOrderDocument, ({ input }) => ({
      walgreensSubmitOrder: input.promiseTime === before ? moved : placed,
    }));
    await submit();
    const notice = await screen.findByText("The pickup time has moved");
    expect(notice.parentElement?.textContent).toContain("Wednesday, November 18 at 9:00 AM");
    expect(screen.getByText("You chose: Tuesday, November 17 at 5:30 PM")).toBeDefined();
    expect(screen.getByText("Pickup: Tuesday, November 17 at 5:30 PM")).toBeDefined();
    expect(submitButton().disabled).toBe(true);
    press("Confirm the new time");
    expect(screen.getByText("Pickup: Wednesday, November 18 at 9:00 AM")).toBeDefined();
    fireEvent.click(submitButton());
    expect(await findHeading("Your order is placed")).toBeDefined();
  });

  it("asks when a refresh finds a later time", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    await openPickup();
    await goToReview();
    fireEvent.click(screen.getByRole("checkbox"));
    await screen.findByText(/^Your sheet is ready/);
    answerStores(createStore({ promiseTime: "11-17-2026 07:30 PM" }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText("The pickup time has moved")).toBeDefined();
    expect(screen.getByText("Pickup: Tuesday, November 17 at 5:30 PM")).toBeDefined();
    expect(submitButton().disabled).toBe(true);
    press("Confirm the new time");
    expect(submitButton().disabled).toBe(false);
  });

  it("RTL-01 leads back to a completed step, which keeps what was typed", async () => {
    await openPickup();
    await goToReview();
    expect(listSteps().map(({ textContent }) => textContent)).toEqual([
      "Create prints, done",
      "Select store, done",
      "Your information, done",
      "Review order",
      "Complete",
    ]);
    press("Your information, done");
    expect(await findHeading("Who will pick up the prints?")).toBe(document.activeElement);
    expect(screen.getByLabelText("Phone")).toHaveProperty("value", CUSTOMER.phone);
    press("Select store, done");
    expect(screen.getByLabelText("ZIP code")).toHaveProperty("value", "48226");
    press("Create prints, done");
    expect(await findHeading("Create your prints")).toBe(document.activeElement);
    expect(screen.queryByRole("button", { name: /, done$/ })).toBeNull();
  });

  it("waits for the connection", async () => {
    const connection = new FakeConnection();
    await openPickup({ connection });
    await goToReview();
    fireEvent.click(screen.getByRole("checkbox"));
    act(() => connection.emit("offline"));
    expect(
      screen.getByText("You're offline. You can submit your order when you're back online."),
    ).toBeDefined();
    expect(submitButton().disabled).toBe(true);
  });
});
