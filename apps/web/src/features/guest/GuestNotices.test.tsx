// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowserGlobals } from "../../project-store/test/browser-globals.ts";
import { makePhoto } from "../../project-store/test/open-store.ts";
import { openSampleProject, renderInProject } from "../../project-store/test/render-project.tsx";
import { dismissToast } from "../../toasts/toast-store.ts";
import { GuestNotices } from "./GuestNotices.tsx";

beforeAll(stubBrowserGlobals);
beforeEach(() => {
  sessionStorage.clear();
  dismissToast("guest-register");
  vi.stubGlobal("reportError", () => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const TOAST = /Register or log in to keep it safe\./;
const BAR = /^This browser may clear your map/;

function stubPersistence(isGranted: boolean): void {
  const storage = { persisted: async () => false, persist: async () => isGranted };
  Object.defineProperty(navigator, "storage", { configurable: true, value: storage });
}

async function renderNotices({ photoCount = 0, isGuest = true } = {}) {
  const images = Array.from({ length: photoCount }, (_, i) => makePhoto(String(i)));
  const inputs = { UT: { type: "OPENING", images, modifiedAt: "" } } as const;
  const setup = await openSampleProject({ isGuest, content: { inputs } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const view = renderInProject(setup.project, <GuestNotices project={setup.project} />);
  act(() => void vi.advanceTimersByTime(2_000));
  vi.useRealTimers();
  await act(async () => {});
  return { ...setup, ...view };
}

describe("the toast to register", () => {
  beforeEach(() => stubPersistence(true));

  it("TST-02 is shown after the second photo, once per session", async () => {
    const { project, router } = await renderNotices({ photoCount: 2 });
    expect(screen.getByText(TOAST)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Register" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/account/register"));
    expect(router.state.location.search).toBe(`?redirectTo=/p/${project.id}`);
    cleanup();
    dismissToast("guest-register");
    await renderNotices({ photoCount: 2 });
    expect(screen.queryByText(TOAST)).toBeNull();
  });

  it.each([
    ["a single photo", { photoCount: 1 }],
    ["a project of an account", { photoCount: 2, isGuest: false }],
  ])("is not shown for %s", async (_case, facts) => {
    await renderNotices(facts);
    expect(screen.queryByText(TOAST)).toBeNull();
  });
});

describe("the bar about storage", () => {
  it("is shown when the browser grants no persistent storage", async () => {
    stubPersistence(false);
    await renderNotices({ photoCount: 1 });
    expect(screen.getByText(BAR)).toBeDefined();
  });

  it("is hidden when the browser grants it, and before there is a photo", async () => {
    stubPersistence(true);
    await renderNotices({ photoCount: 1 });
    expect(screen.queryByText(BAR)).toBeNull();
    cleanup();
    stubPersistence(false);
    await renderNotices();
    expect(screen.queryByText(BAR)).toBeNull();
  });

  it("is shown in a browser without the storage API", async () => {
    Object.defineProperty(navigator, "storage", { configurable: true, value: undefined });
    await renderNotices({ photoCount: 1 });
    expect(screen.getByText(BAR)).toBeDefined();
  });

  it("shows an error when the copy cannot be made", async () => {
    stubPersistence(false);
    await renderNotices({ photoCount: 1 });
    // The project exists only in this test's store, not among the guest's projects.
    fireEvent.click(screen.getByRole("button", { name: "Download project file" }));
    expect(await screen.findByText(/^The copy could not be made/)).toBeDefined();
  });
});
