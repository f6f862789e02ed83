// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { dismissToast, showToast } from "../../ui/toasts/toast-store.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { makePhoto } from "../store/test/open-store.ts";
import { openSampleProject, renderInProject } from "../store/test/render-project.tsx";
import { GuestNotices } from "./GuestNotices.tsx";

beforeAll(stubBrowserGlobals);
beforeEach(() => {
  sessionStorage.clear();
  for (const id of ["guest-register", "other"]) dismissToast(id);
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
  const view = renderInProject(setup.project, <GuestNotices project={setup.project} />);
  await act(async () => {});
  return { ...setup, ...view };
}

describe("the toast to register", () => {
  beforeEach(() => {
    stubPersistence(true);
    // IndexedDB needs the other timers.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  });

  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const isShown = () => screen.queryByText(TOAST) !== null;

  it("TST-02 is shown 2 s after the second photo for 30 s, on the help layer", async () => {
    const { project } = await renderNotices({ photoCount: 1 });
    pass(60_000);
    expect(isShown()).toBe(false);
    const images = [makePhoto("second")];
    act(() => project.store.edit({ type: "ADD_IMAGES", openingId: "CO", images }));
    pass(1_999);
    expect(isShown()).toBe(false);
    pass(1);
    expect(isShown()).toBe(true);
    act(() => showToast({ id: "other", type: "info", content: "On another layer" }));
    pass(29_999);
    expect(isShown()).toBe(true);
    pass(1);
    expect(isShown()).toBe(false);
  });

  it("TST-02 is replaced by another message of the help layer", async () => {
    await renderNotices({ photoCount: 2 });
    pass(2_000);
    act(() => showToast({ id: "other", type: "info", content: "Help", layer: "help" }));
    expect(isShown()).toBe(false);
  });

  it("TST-02 is shown once per session, and leads to the registration and back", async () => {
    const { project, router } = await renderNotices({ photoCount: 2 });
    pass(2_000);
    fireEvent.click(screen.getByRole("button", { name: "Register" }));
    vi.useRealTimers();
    await waitFor(() => expect(router.state.location.pathname).toBe("/account/register"));
    expect(router.state.location.search).toBe(`?redirectTo=/p/${project.id}`);
    expect(await isOfferedAgain()).toBe(false);
    localStorage.clear();
    expect(await isOfferedAgain()).toBe(false);
    sessionStorage.clear();
    expect(await isOfferedAgain()).toBe(true);
  });

  it("TST-02 is not shown for a project of an account", async () => {
    await renderNotices({ photoCount: 2, isGuest: false });
    pass(60_000);
    expect(isShown()).toBe(false);
  });

  it("TST-02 is shown while the browser has not decided about storage", async () => {
    const storage = { persisted: async () => false, persist: () => new Promise(() => {}) };
    Object.defineProperty(navigator, "storage", { configurable: true, value: storage });
    await renderNotices({ photoCount: 2 });
    pass(2_000);
    expect(isShown()).toBe(true);
  });

  it("is left out when the bar says the same", async () => {
    stubPersistence(false);
    await renderNotices({ photoCount: 2 });
    pass(60_000);
    expect(screen.getByText(BAR)).toBeDefined();
    expect(isShown()).toBe(false);
  });

  async function isOfferedAgain(): Promise<boolean> {
    cleanup();
    dismissToast("guest-register");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    await renderNotices({ photoCount: 2 });
    pass(2_000);
    return isShown();
  }
});

describe("the bar about storage", () => {
  it("leads to the registration and back", async () => {
    stubPersistence(false);
    const { project } = await renderNotices({ photoCount: 1 });
    const link = screen.getByRole("link", { name: "Register" });
    expect(link.getAttribute("href")).toBe(`/account/register?redirectTo=/p/${project.id}`);
  });

  it("offers the import to a signed-in user, not the registration", async () => {
    stubPersistence(false);
    const inputs = { UT: { type: "OPENING", images: [makePhoto("a")], modifiedAt: "" } } as const;
    const { project } = await openSampleProject({ isGuest: true, content: { inputs } });
    renderPage([{ path: "*", element: <GuestNotices project={project} /> }], {
      root: { visitor: { identity: "a1", email: "customer@mail.example", projectCount: 0 } },
    });
    const link = await screen.findByRole("link", { name: "Move it to your account" });
    expect(link.getAttribute("href")).toBe(`/p/${project.id}`);
    expect(screen.queryByRole("link", { name: "Register" })).toBeNull();
  });

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
    expect(await screen.findByText(/^We couldn't make the copy/)).toBeDefined();
  });
});
