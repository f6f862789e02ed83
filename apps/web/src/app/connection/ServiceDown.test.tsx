// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { ServiceDown } from "./ServiceDown.tsx";

const reload = vi.fn();
let answers: (number | Error)[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("location", { href: "https://photomap.example/account", reload });
  vi.stubGlobal("fetch", async () => {
    const answer = answers.shift() ?? 503;
    if (answer instanceof Error) throw answer;
    return new Response(null, { status: answer });
  });
});
afterEach(() => {
  reload.mockClear();
  vi.useRealTimers();
});

it("tries again until the service is back, by itself and by its link", async () => {
  answers = [503, new TypeError("Failed to fetch"), 200];
  renderPage([{ path: "/account", Component: ServiceDown }], { entries: ["/account?tab=1"] });
  const link = await screen.findByRole("link", { name: "Try again" });
  expect(link.getAttribute("href")).toBe("/account?tab=1");
  expect(await findViolations()).toEqual([]);
  for (const count of [0, 0, 1]) {
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(reload).toHaveBeenCalledTimes(count);
  }
});
