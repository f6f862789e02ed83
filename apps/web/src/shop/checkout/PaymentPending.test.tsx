// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { PaymentPending } from "./PaymentPending.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The payment arrives with the given request to the loader. */
async function openPending(paidAt: number) {
  let requests = 0;
  const Component = () =>
    useLoaderData<boolean>() ? (
      <p>paid</p>
    ) : (
      <PaymentPending email="customer@mail.example" problem={undefined} />
    );
  const loader = () => (requests += 1) >= paidAt;
  renderPage([{ path: "/", loader, Component, HydrateFallback: () => null }]);
  await advance(0);
  return { countRequests: () => requests };
}

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("asks with increasing delays until the payment has arrived", async () => {
  const { countRequests } = await openPending(4);
  expect(screen.getByText("This takes a few seconds.")).toBeDefined();
  await advance(999);
  expect(countRequests()).toBe(1);
  await advance(1);
  expect(countRequests()).toBe(2);
  await advance(2_000);
  expect(countRequests()).toBe(3);
  await advance(4_000);
  expect(screen.getByText("paid")).toBeDefined();
  await advance(60_000);
  expect(countRequests()).toBe(4);
});

it("explains payments that take days, and asks on", async () => {
  const { countRequests } = await openPending(7);
  for (const ms of [1_000, 2_000, 4_000, 8_000]) await advance(ms);
  expect(screen.getByText(/We'll email customer@mail\.example as soon as/)).toBeDefined();
  expect(screen.getByRole("link", { name: "your cart" }).getAttribute("href")).toBe("/cart");
  expect(countRequests()).toBe(5);
  await advance(16_000);
  await advance(30_000);
  expect(screen.getByText("paid")).toBeDefined();
});
