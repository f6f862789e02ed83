// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  GetPickupOrderDocument,
  SubmitPickupOrderDocument,
} from "../../platform/api/generated/graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import {
  answerSubmit,
  api,
  findCurrentStep,
  findHeading,
  goToReview,
  listSteps,
  openPickup,
  press,
  setUpPickup,
  submit,
  submitButton,
  UNAVAILABLE,
  unavailable,
} from "./test/open-pickup.tsx";
import { CUSTOMER, createOrder } from "./test/pickup-facts.ts";

setUpPickup();

describe("the submission", () => {
  it("RTL-11 sends names, addresses, prints, store and pickup time", async () => {
    await openPickup();
    await goToReview();
    await submit();
    await findHeading("Your order is placed");
    expect(api.sent).toContainEqual({
      input: { zip: "48226", productDetails: [{ productId: "product-4x6", qty: 1 }] },
    });
    expect(api.sent.at(-1)).toEqual({
      input: {
        ...CUSTOMER,
        batchId: "batch",
        zip: "48226",
        storeNum: "100",
        promiseTime: "11-17-2026 05:30 PM",
        openingIds: ["CO"],
        productDetails: [
          { productId: "product-4x6", imageDetails: [{ printFileId: "file-1", qty: 1 }] },
        ],
      },
    });
  });

  it("RTL-09 shows the number of the order, also to read later, until it is done", async () => {
    api.on(GetPickupOrderDocument, { pickupOrder: createOrder() });
    const { project, router } = await openPickup();
    await goToReview();
    await submit();
    expect(await screen.findByText("987654")).toBeDefined();
    expect(findCurrentStep()).toBe("Complete, done");
    expect(within(listSteps()[0] ?? document.body).queryByRole("button")).toBeNull();
    expect(router.state.location.search).toBe("?order=order-1");
    expect(await findViolations()).toEqual([]);
    press("Done");
    await waitFor(() => expect(router.state.location.pathname).toBe(`/p/${project.id}`));
    await act(() => router.navigate(`/p/${project.id}/output/walgreens?order=order-1`));
    expect(await screen.findByText("987654")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
    await act(() => router.navigate(`/p/${project.id}/output/walgreens`));
    expect(await findHeading("Create your prints")).toBeDefined();
    expect(findCurrentStep()).toBe("Create prints");
  });

  it("ERR-13 shows why the chain does not take the order, and submits it again", async () => {
    api.on(SubmitPickupOrderDocument, { walgreensSubmitOrder: unavailable });
    await openPickup();
    await goToReview();
    await submit();
    expect((await screen.findByRole("alert")).textContent).toBe(
      `Error Submitting Order${UNAVAILABLE}`,
    );
    const refused = {
      state: "REFUSED",
      walgreensOrderId: null,
      message: "Store is closed",
    } as const;
    answerSubmit(createOrder(refused));
    fireEvent.click(submitButton());
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("Error Submitting OrderStore is closed"),
    );
    answerSubmit(createOrder());
    fireEvent.click(submitButton());
    expect(await findHeading("Your order is placed")).toBeDefined();
  });

  it("follows an order until it is placed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    answerSubmit(createOrder({ state: "WAITING", walgreensOrderId: null }));
    const states = ["SENDING", "PLACED"] as const;
    let polls = 0;
    api.on(GetPickupOrderDocument, () => {
      const state = states[polls] ?? "PLACED";
      polls += 1;
      return { pickupOrder: createOrder({ state }) };
    });
    const { router } = await openPickup();
    await goToReview();
    await submit();
    expect(await screen.findByText("Sending your order to Walgreens.")).toBeDefined();
    expect(within(listSteps()[0] ?? document.body).queryByRole("button")).toBeNull();
    expect(router.state.location.search).toBe("?order=order-1");
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(await findHeading("Your order is placed")).toBeDefined();
    expect(polls).toBe(2);
  });

  it("keeps everything when an order is refused after it was accepted", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    answerSubmit(createOrder({ state: "WAITING", walgreensOrderId: null }));
    api.on(GetPickupOrderDocument, {
      pickupOrder: createOrder({ state: "REFUSED", walgreensOrderId: null, message: "Closed" }),
    });
    const { router } = await openPickup();
    await goToReview();
    await submit();
    await waitFor(() => expect(router.state.location.search).toBe("?order=order-1"));
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect((await screen.findByRole("alert")).textContent).toBe("Error Submitting OrderClosed");
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(findCurrentStep()).toBe("Review order");
    expect(submitButton().disabled).toBe(false);
  });

  it("never submits an order of unknown state again", async () => {
    answerSubmit(createOrder({ state: "UNKNOWN", walgreensOrderId: null }));
    await openPickup();
    await goToReview();
    await submit();
    expect(await screen.findByText(/^We couldn't tell whether Walgreens got/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Submit order" })).toBeNull();
  });
});
