// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HideOpeningSuggestionsDocument } from "../../../platform/api/generated/graphql.ts";
import { stubBrowserGlobals } from "../../../project/store/test/browser-globals.ts";
import { inputOf, photoIn } from "../../../project/store/test/open-test-project.ts";
import { FakeGraphql } from "../../../test/fake-graphql.ts";
import { findViolations } from "../../../test/find-violations.ts";
import { dismissToast, getVisibleToasts } from "../../../ui/toasts/toast-store.ts";
import {
  answerAcceptance,
  getCopyId,
  makeSuggestion,
  renderOwner,
  suggestedPhoto,
} from "./test/render-owner.tsx";

let api: FakeGraphql;

beforeEach(() => {
  stubBrowserGlobals();
  api = new FakeGraphql();
  answerAcceptance(api, SUGGESTIONS);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const { id } of getVisibleToasts()) dismissToast(id);
  vi.unstubAllGlobals();
});

/** The suggestions, newest first: Utah, Colorado, Texas. */
const SUGGESTIONS = [
  makeSuggestion("u", { submittedAt: "2026-11-15T09:00:00.000Z", note: "The arch" }),
  makeSuggestion("c", {
    openingId: "CO",
    submittedAt: "2026-11-15T08:00:00.000Z",
    images: [suggestedPhoto("c", "Colorado")],
  }),
  makeSuggestion("t", {
    openingId: "TE",
    submittedAt: "2026-11-15T07:00:00.000Z",
    images: [suggestedPhoto("t", "Texas")],
  }),
];
const OWN = photoIn("Utah", { id: "owner/uploads/web/own.jpg" });
const COPY = { ...suggestedPhoto("u"), id: getCopyId(suggestedPhoto("u").id) };
const utahWith = (...images: Parameters<typeof inputOf>) => ({
  inputs: { UT: inputOf(...images) },
});

const openReview = async (options: Parameters<typeof renderOwner>[0] = {}) => {
  const opened = await renderOwner({ suggestions: SUGGESTIONS, path: "/UT/u", ...options });
  await screen.findByRole("heading", { level: 1, name: /\d of \d/ });
  return opened;
};
const ACTIONS = ["Use it", "Put beside mine", "Replace mine", "Hide", "Show again"];
const getOffered = () => ACTIONS.filter((name) => screen.queryByRole("button", { name }) !== null);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const getPicture = () => screen.getByRole("img", { name: /^Utah, / }).getAttribute("aria-label");
const idsIn = (content: { inputs: Record<string, { images: readonly { id: string }[] }> }) =>
  content.inputs["UT"]?.images.map(({ id }) => id);

describe("a review", () => {
  it("SUG-05 opens from the list, with breadcrumbs, the toggle and its actions", async () => {
    const { getPath } = await renderOwner({ suggestions: SUGGESTIONS });
    fireEvent.click(await screen.findByRole("link", { name: /^Utah/ }));
    await waitFor(() => expect(getPath()).toBe("/UT/u"));
    const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
    expect(crumbs.getByRole("link", { name: "Collaborate" })).toBeDefined();
    expect(crumbs.getByText("Review Suggestion")).toBeDefined();
    expect(getPicture()).toBe("Utah, as suggested: 1 photo");
    const countPhotos = () =>
      screen.getByRole("img", { name: /^Utah, / }).querySelectorAll("image").length;
    expect(countPhotos()).toBe(1);
    expect(screen.getByText("“The arch”", { selector: "main *" })).toBeDefined();
    fireEvent.click(screen.getByRole("radio", { name: "Now on the map" }));
    expect(getPicture()).toBe("Utah, now on the map: no photos");
    expect(countPhotos()).toBe(0);
    expect(getOffered()).toEqual(["Use it", "Hide"]);
    expect(screen.queryByText("HIDDEN")).toBeNull();
    expect(await findViolations()).toEqual([]);
    cleanup();
    const hidden = [makeSuggestion("u", { status: "HIDDEN" })];
    await openReview({ suggestions: hidden, content: utahWith(OWN) });
    expect(screen.getByText("HIDDEN")).toBeDefined();
    expect(getOffered()).toEqual(["Put beside mine", "Replace mine", "Show again"]);
    fireEvent.click(screen.getByRole("link", { name: "Collaborate" }));
    expect(await screen.findByText("You handled all the suggestions")).toBeDefined();
  });

  const offersFor = async (...present: Parameters<typeof inputOf>) => {
    await openReview({ content: present.length === 0 ? {} : utahWith(...present) });
    const offered = getOffered().filter((name) => name !== "Hide");
    cleanup();
    return offered;
  };
  const MOVED = { ...COPY, x: 9 };
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...OWN, id: `owner/uploads/web/own-${i}.jpg` }));

  it("SUG-06 SUG-07 offers Use it without photos, and Replace mine if they differ", async () => {
    expect(await offersFor()).toEqual(["Use it"]);
    expect(await offersFor(OWN)).toEqual(["Put beside mine", "Replace mine"]);
    expect(await offersFor(MOVED)).toEqual(["Replace mine"]);
    expect(await offersFor(COPY)).toEqual([]);
  });

  it("SUG-08 offers Put beside mine up to ten photos, which adds the missing ones", async () => {
    expect(await offersFor(...many(10))).not.toContain("Put beside mine");
    expect(await offersFor(MOVED)).not.toContain("Put beside mine");
    expect(await offersFor(COPY)).not.toContain("Put beside mine");
    expect(await offersFor()).not.toContain("Put beside mine");
    const two = makeSuggestion("u", { images: [suggestedPhoto("u"), suggestedPhoto("u2")] });
    answerAcceptance(api, [two]);
    const present = [...many(8), COPY];
    const { server } = await openReview({ suggestions: [two], content: utahWith(...present) });
    press("Put beside mine");
    const added = getCopyId(suggestedPhoto("u2").id);
    await waitFor(() =>
      expect(idsIn(server.copy.content)).toEqual([...present.map(({ id }) => id), added]),
    );
  });

  it.each([
    ["Use it", [], [COPY.id], "Utah is on the map."],
    ["Replace mine", [OWN], [COPY.id], "Utah is on the map."],
    [
      "Put beside mine",
      [OWN],
      [OWN.id, COPY.id],
      "Adjust the photos in Utah so they don't overlap.",
    ],
  ] as const)(
    "SUG-09 %s changes the opening now, saves and hides",
    async (action, present, ids, text) => {
      const input = { ...inputOf(...present), type: "OPENING", modifiedAt: "2020-01-01" } as const;
      const { server, getPath } = await openReview({
        content: present.length === 0 ? {} : { inputs: { UT: { ...input, images: present } } },
      });
      press(action);
      await waitFor(() => expect(idsIn(server.copy.content)).toEqual(ids));
      expect(server.copy.content.inputs["UT"]?.modifiedAt).toBe("2026-11-15T08:00:00.000Z");
      await waitFor(() => expect(api.sent.at(-1)).toMatchObject({ ids: ["u"], hide: true }));
      expect(getVisibleToasts()).toMatchObject([{ content: text, durationMs: 6000 }]);
      press("Next suggestion");
      await waitFor(() => expect(getPath()).toBe("/CO/c"));
    },
  );

  it("shows the photo on the map and who gave it, says it, and focuses the way on", async () => {
    const { getPath } = await openReview();
    press("Use it");
    const title = await screen.findByRole("heading", { level: 1, name: "Utah, from Sister" });
    const next = screen.getByRole("button", { name: "Next suggestion" });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(screen.getByText("1 of 3 counties have photos.")).toBeDefined();
    expect(screen.getByText("On your map: Utah, from Sister.").getAttribute("role")).toBe("status");
    const placed = title.closest("section")?.querySelectorAll('[data-opening="UT"] image');
    expect(placed).toHaveLength(1);
    expect(await findViolations()).toEqual([]);
    fireEvent.click(next);
    await waitFor(() => expect(getPath()).toBe("/CO/c"));
    const heading = screen.getByRole("heading", { name: /^Colorado/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it("goes on by itself, unless motion is reduced or the person stays", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const accept = async ({ isCalm = false } = {}) => {
      const opened = await openReview();
      if (isCalm) vi.stubGlobal("matchMedia", () => ({ matches: true }));
      press("Use it");
      const title = await screen.findByRole("heading", { level: 1, name: "Utah, from Sister" });
      const next = screen.getByRole("button", { name: "Next suggestion" });
      await waitFor(() => expect(document.activeElement).toBe(next));
      return { ...opened, title };
    };
    const { getPath } = await accept();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(getPath()).toBe("/CO/c");
    cleanup();
    const staying = await accept();
    fireEvent.pointerDown(staying.title);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(staying.getPath()).toBe("/UT/u");
    cleanup();
    const calm = await accept({ isCalm: true });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calm.getPath()).toBe("/UT/u");
  });

  it("ends on the map after the last one", async () => {
    const [only] = SUGGESTIONS;
    const { project, getPath } = await openReview({ suggestions: only ? [only] : [] });
    press("Use it");
    const map = await screen.findByRole("link", { name: "See your map" });
    expect(map.getAttribute("href")).toBe(`/p/${project.id}`);
    await waitFor(() => expect(document.activeElement).toBe(map));
    fireEvent.click(screen.getByRole("link", { name: "All suggestions" }));
    await waitFor(() => expect(getPath()).toBe(""));
    expect(screen.getByRole("button", { name: "Show used (1)" })).toBeDefined();
    expect(screen.getByText("You handled all the suggestions")).toBeDefined();
  });

  it("undo returns from the map to the suggestion", async () => {
    await openReview();
    press("Use it");
    await screen.findByRole("heading", { level: 1, name: "Utah, from Sister" });
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: "Use it" })).toBeDefined();
  });

  it("undo restores the map, shows the suggestion again and returns to it", async () => {
    const { server, project, getPath } = await openReview({ content: utahWith(OWN) });
    press("Replace mine");
    await waitFor(() => expect(api.sent.at(-1)).toMatchObject({ hide: true }));
    press("Next suggestion");
    await waitFor(() => expect(getPath()).toBe("/CO/c"));
    press("Undo");
    await waitFor(() => expect(api.sent.at(-1)).toMatchObject({ ids: ["u"], hide: false }));
    expect(idsIn(server.copy.content)).toEqual([OWN.id]);
    await waitFor(() => expect(getPath()).toBe("/UT/u"));
    expect(screen.queryByText("HIDDEN")).toBeNull();
    project.store.redo();
    await waitFor(() => expect(api.sent.at(-1)).toMatchObject({ ids: ["u"], hide: true }));
  });

  it("SUG-10 hides with a toast of three seconds, reports failures, and shows again", async () => {
    const refusal = { __typename: "NotFound", message: "Not found." } as const;
    api.on(HideOpeningSuggestionsDocument, { hideOpeningSuggestions: refusal });
    const { project, getPath } = await openReview();
    const getStatus = () =>
      project.suggestions.getState().suggestions.find(({ id }) => id === "u")?.status;
    press("Hide");
    await waitFor(() =>
      expect(getVisibleToasts()).toMatchObject([
        { type: "error", content: "Error hiding suggestion." },
      ]),
    );
    expect(getStatus()).toBe("SUBMITTED");
    expect(getPath()).toBe("/UT/u");
    answerAcceptance(api, SUGGESTIONS);
    press("Hide");
    await waitFor(() =>
      expect(getVisibleToasts()).toMatchObject([
        { type: "info", content: "Suggestion hidden.", durationMs: 3000 },
      ]),
    );
    expect(api.sent.at(-1)).toEqual({ fileId: project.id, ids: ["u"], hide: true });
    expect(getStatus()).toBe("HIDDEN");
    await waitFor(() => expect(getPath()).toBe("/CO/c"));
    cleanup();
    await openReview({ suggestions: [makeSuggestion("u", { status: "HIDDEN" })] });
    api.on(HideOpeningSuggestionsDocument, { hideOpeningSuggestions: refusal });
    press("Show again");
    await waitFor(() =>
      expect(getVisibleToasts()).toMatchObject([
        { type: "error", content: "Error showing suggestion." },
      ]),
    );
    expect(screen.getByText("HIDDEN")).toBeDefined();
    answerAcceptance(api, SUGGESTIONS);
    press("Show again");
    await waitFor(() => expect(screen.queryByText("HIDDEN")).toBeNull());
    expect(api.sent.at(-1)).toMatchObject({ ids: ["u"], hide: false });
  });
});

describe("going through suggestions", () => {
  it("works by buttons, keys and swipes, within the filters", async () => {
    const { getPath } = await openReview();
    const heading = () => screen.getByRole("heading", { level: 1 }).getAttribute("aria-label");
    expect(heading()).toBe("Utah, 1 of 3");
    press("Next suggestion");
    await waitFor(() => expect(heading()).toBe("Colorado, 2 of 3"));
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    await waitFor(() => expect(getPath()).toBe("/TE/t"));
    fireEvent.keyDown(document.body, { key: "ArrowRight" });
    fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    await waitFor(() => expect(getPath()).toBe("/CO/c"));
    const swipe = (fromX: number, toX: number) => {
      const picture = screen.getByRole("img", { name: /as suggested/ });
      const touch = { pointerId: 1, isPrimary: true, button: 0, clientY: 300 };
      fireEvent.pointerDown(picture, { ...touch, clientX: fromX });
      fireEvent.pointerUp(picture, { ...touch, clientX: toX });
    };
    swipe(300, 100);
    await waitFor(() => expect(getPath()).toBe("/TE/t"));
    swipe(100, 300);
    await waitFor(() => expect(getPath()).toBe("/CO/c"));
    cleanup();
    await openReview({ path: "/UT/u?only=1" });
    expect(heading()).toBe("Utah, 1 of 1");
  });

  it("a tap on the picture shows what is on the map", async () => {
    await openReview({ content: utahWith(OWN) });
    const tap = () => {
      const touch = { pointerId: 1, isPrimary: true, button: 0, clientX: 9, clientY: 9 };
      fireEvent.pointerDown(screen.getByRole("img", { name: /^Utah, / }), touch);
      fireEvent.pointerUp(screen.getByRole("img", { name: /^Utah, / }), touch);
    };
    tap();
    expect(getPicture()).toBe("Utah, now on the map: 1 photo");
    tap();
    expect(getPicture()).toBe("Utah, as suggested: 1 photo");
  });

  it("says that a suggestion is gone", async () => {
    await renderOwner({ suggestions: SUGGESTIONS, path: "/UT/deleted" });
    expect(await screen.findByText("This suggestion is gone")).toBeDefined();
    expect(await findViolations()).toEqual([]);
  });
});
