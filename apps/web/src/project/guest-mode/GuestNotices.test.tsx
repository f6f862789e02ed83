// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { dismissToast, showToast } from "../../ui/toasts/toast-store.ts";
import type { MapViewMode } from "../map-view/map-view-props.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { makePhoto } from "../store/test/open-store.ts";
import { openSampleProject, renderInProject } from "../store/test/render-project.tsx";
import { GuestNotices } from "./GuestNotices.tsx";
// Loaded lazily: imported here, it is ready when a test needs it.
import "./keep/KeepInvitation.tsx";

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

interface NoticeFacts {
  readonly photoCount?: number;
  readonly isGuest?: boolean;
  readonly form?: MapViewMode;
}

async function renderNotices(facts: NoticeFacts = {}) {
  const { photoCount = 0, isGuest = true, form = "list" } = facts;
  const images = Array.from({ length: photoCount }, (_, i) => makePhoto(String(i)));
  const inputs = { UT: { type: "OPENING", images, modifiedAt: "" } } as const;
  const setup = await openSampleProject({ isGuest, content: { inputs } });
  const view = renderInProject(setup.project, <GuestNotices project={setup.project} form={form} />);
  await act(async () => {});
  return { ...setup, ...view };
}

describe("the toast to register", () => {
  beforeEach(() => {
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

  it("is left out beside the invitation", async () => {
    await renderNotices({ photoCount: 2, form: "map" });
    pass(60_000);
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

describe("the invitation", () => {
  const find = () => screen.queryByRole("region", { name: "Keep this map, free" });

  it("is there for a guest with a photo", async () => {
    await renderNotices({ form: "map" });
    expect(find()).toBeNull();
    cleanup();
    await renderNotices({ photoCount: 1, form: "map" });
    await waitFor(() => expect(find()).not.toBeNull());
  });

  it("is not there for an account's map", async () => {
    await renderNotices({ photoCount: 1, isGuest: false, form: "map" });
    expect(find()).toBeNull();
  });

  it("offers somebody who is logged in to move the map", async () => {
    const replace = vi.fn<(url: string) => void>();
    const inputs = { UT: { type: "OPENING", images: [makePhoto("a")], modifiedAt: "" } } as const;
    const { project } = await openSampleProject({ isGuest: true, content: { inputs } });
    renderPage([{ path: "*", element: <GuestNotices project={project} form="map" /> }], {
      root: { visitor: { identity: "a1", email: "customer@mail.example", projectCount: 0 } },
    });
    const move = await screen.findByRole("button", { name: "Move it to your account" });
    expect(screen.queryByLabelText("Email")).toBeNull();
    vi.stubGlobal("location", { replace });
    fireEvent.click(move);
    vi.unstubAllGlobals();
    expect(replace).toHaveBeenCalledWith(`/p/${project.id}`);
  });
});
