// @vitest-environment jsdom
import type { Inputs } from "@photomap/project";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeleteMapmakerFileAccessDocument } from "../../../platform/api/generated/graphql.ts";
import * as dialogs from "../../../project/map-editor/sharing-dialogs.ts";
import { stubBrowserGlobals } from "../../../project/store/test/browser-globals.ts";
import { fillRegions, inputOf, photoIn } from "../../../project/store/test/open-test-project.ts";
import { FakeGraphql } from "../../../test/fake-graphql.ts";
import { findViolations } from "../../../test/find-violations.ts";
import { dismissToast, getVisibleToasts } from "../../../ui/toasts/toast-store.ts";
import {
  answerAcceptance,
  makeAccess,
  makeSuggestion,
  renderOwner,
  suggestedPhoto,
} from "./test/render-owner.tsx";

let api: FakeGraphql;

beforeEach(() => {
  stubBrowserGlobals();
  api = new FakeGraphql();
});
afterEach(() => {
  cleanup();
  dialogs.closeSharingDialog();
  for (const { id } of getVisibleToasts()) dismissToast(id);
  vi.unstubAllGlobals();
});

const SUGGESTIONS = [
  makeSuggestion("u1"),
  makeSuggestion("c1", {
    openingId: "CO",
    suggesterId: "marcus",
    name: "Neighbor",
    submittedAt: "2026-11-15T09:00:00.000Z",
    images: [suggestedPhoto("c1", "Colorado"), suggestedPhoto("c2", "Colorado")],
    note: "From the pass",
  }),
  makeSuggestion("u2", { status: "HIDDEN", submittedAt: "2026-11-15T10:00:00.000Z" }),
];

const getCards = () => {
  const list = screen.getByRole("list", { name: "Suggestions" });
  return within(list)
    .getAllByRole("link")
    .map((card) => card.textContent);
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const PUBLIC_CONTENT = {
  accessPolicy: "PUBLIC_COLLABORATORS",
  inputs: fillRegions("Texas"),
} as const;
const openShared = (options: Parameters<typeof renderOwner>[0] = {}) =>
  renderOwner({
    suggestions: SUGGESTIONS,
    grants: [makeAccess("sister", "sister")],
    content: { inputs: fillRegions("Texas") },
    ...options,
  });

describe("the list", () => {
  it("has the newest submission first, hidden ones last", async () => {
    await openShared({ path: "?hidden=1" });
    await screen.findByRole("list", { name: "Suggestions" });
    expect(getCards().map((text) => /^(Colorado|Utah)/.exec(text ?? "")?.[0])).toEqual([
      "Colorado",
      "Utah",
      "Utah",
    ]);
    expect(getCards()[2]).toContain("Hidden");
    expect(await findViolations()).toEqual([]);
  });

  it("SUG-01 has a header with the count, filter chips and a toast about the filter", async () => {
    const { getPath } = await openShared({ content: PUBLIC_CONTENT });
    expect(await screen.findByRole("heading", { name: /^Suggestions 2/ })).toBeDefined();
    press("Collaborators 2");
    press(/^Neighbor/);
    await waitFor(() => expect(getPath()).toBe("?by=marcus"));
    await waitFor(() => expect(getCards()).toHaveLength(1));
    expect(screen.getByRole("button", { name: /^by Neighbor/ })).toBeDefined();
    await waitFor(() =>
      expect(getVisibleToasts()).toMatchObject([
        { content: "Showing only suggestions by Neighbor.", durationMs: 6000 },
      ]),
    );
    press(/^by Neighbor/);
    await waitFor(() => expect(getPath()).toBe(""));
    await waitFor(() => expect(getVisibleToasts()).toEqual([]));
    cleanup();
    await openShared({ path: "/UT" });
    expect(await screen.findByRole("button", { name: /^for Utah/ })).toBeDefined();
    expect(getCards()).toHaveLength(1);
    await screen.findByText("Showing only suggestions for Utah.");
  });

  it("SUG-02 switches between list and map, and shows hidden ones if there are any", async () => {
    const { getPath } = await openShared();
    fireEvent.click(await screen.findByRole("radio", { name: "Map" }));
    const map = within(await screen.findByRole("list", { name: "Map" }));
    expect(map.getByRole("button", { name: "Utah: 1" })).toBeDefined();
    expect(map.getByRole("button", { name: "Colorado: 2" })).toBeDefined();
    expect(map.getByText("Neighbor")).toBeDefined();
    expect(await findViolations()).toEqual([]);
    fireEvent.click(screen.getByRole("radio", { name: "List" }));
    await screen.findByRole("list", { name: "Suggestions" });
    press("Show hidden (1)");
    await waitFor(() => expect(getPath()).toBe("?hidden=1"));
    await waitFor(() => expect(getCards()).toHaveLength(3));
    press("Hide hidden (1)");
    await waitFor(() => expect(getCards()).toHaveLength(2));
    cleanup();
    await openShared({ suggestions: SUGGESTIONS.slice(0, 2) });
    await screen.findByRole("list", { name: "Suggestions" });
    expect(screen.queryByRole("button", { name: /hidden/ })).toBeNull();
  });

  it("opens the only suggestion of a region from the map, and lists several", async () => {
    const { getPath } = await openShared({ path: "?view=map&hidden=1" });
    fireEvent.click(await screen.findByRole("button", { name: "Utah: 1" }));
    await waitFor(() => expect(getPath()).toBe("/UT?hidden=1"));
    cleanup();
    const only = await openShared({ path: "?view=map" });
    fireEvent.click(await screen.findByRole("button", { name: "Colorado: 2" }));
    await waitFor(() => expect(only.getPath()).toBe("/CO/c1"));
  });
});

describe("without suggestions to show", () => {
  it("SUG-04 helps with sharing, says that all are handled or that there are none yet", async () => {
    const open = vi.spyOn(dialogs, "openSharingDialog");
    await renderOwner();
    expect(await screen.findByRole("heading", { name: "Get started with sharing!" })).toBeDefined();
    press("Invite Someone");
    press("Sharing Settings");
    expect(open.mock.calls).toEqual([["invite"], ["settings"]]);
    expect(await findViolations()).toEqual([]);
    cleanup();
    await openShared({ suggestions: SUGGESTIONS.slice(2) });
    await screen.findByRole("heading", { name: "You handled all the suggestions" });
    expect(await findViolations()).toEqual([]);
    press("Show Hidden");
    await waitFor(() => expect(getCards()).toHaveLength(1));
    cleanup();
    await openShared({ suggestions: [] });
    const title = "Nobody has made any suggestions yet";
    expect(await screen.findByRole("heading", { name: title })).toBeDefined();
    expect(await findViolations()).toEqual([]);
  });
});

describe("the collaborators", () => {
  const PEOPLE = {
    grants: [makeAccess("sister", "sister"), makeAccess("cousin", null)],
    suggestions: SUGGESTIONS,
    content: PUBLIC_CONTENT,
  };
  const getPeople = () =>
    within(screen.getByRole("complementary", { name: "Collaborators" }))
      .getAllByRole("listitem")
      .map((item) => {
        for (const decoration of item.querySelectorAll("[aria-hidden]")) decoration.remove();
        return item.textContent;
      });

  it("are listed with their name or address, and how they came", async () => {
    await openShared(PEOPLE);
    await screen.findByRole("list", { name: "Suggestions" });
    press("Collaborators 3");
    expect(getPeople()).toEqual([
      "SisterInvited · sister@mail.example · 1 suggestion",
      "cousin@mail.exampleInvited, hasn't visited yet",
      "NeighborHas the link · 1 suggestion",
    ]);
    expect(screen.getByText("Anyone with the link can suggest photos.")).toBeDefined();
    expect(await findViolations()).toEqual([]);
    cleanup();
    await openShared({ ...PEOPLE, content: { accessPolicy: "PUBLIC" } });
    await screen.findByRole("list", { name: "Suggestions" });
    press("Collaborators 2");
    expect(getPeople()).toEqual([
      "SisterInvited · sister@mail.example · 1 suggestion",
      "cousin@mail.exampleInvited, hasn't visited yet",
    ]);
    expect(screen.queryByText("Anyone with the link can suggest photos.")).toBeNull();
  });

  it("SUG-03 are in a panel that opens and closes, with Invite, if somebody can collaborate", async () => {
    const open = vi.spyOn(dialogs, "openSharingDialog");
    await openShared(PEOPLE);
    await screen.findByRole("list", { name: "Suggestions" });
    const panel = within(screen.getByRole("complementary", { name: "Collaborators" }));
    expect(panel.queryByRole("list")).toBeNull();
    press("Collaborators 3");
    expect(panel.getByRole("list")).toBeDefined();
    press("Collaborators 3");
    expect(panel.queryByRole("list")).toBeNull();
    press("Invite");
    expect(open).toHaveBeenLastCalledWith("invite");
    cleanup();
    await renderOwner({ suggestions: SUGGESTIONS });
    await screen.findByRole("list", { name: "Suggestions" });
    expect(screen.queryByRole("complementary", { name: "Collaborators" })).toBeNull();
  });

  it("SHR-08 lose their access after a confirmation and disappear, their suggestions stay; refusals are shown as they come", async () => {
    const { project } = await openShared({ ...PEOPLE, content: {}, path: "?by=sister" });
    const refusal = { __typename: "NotFound", message: "We could not find this project" } as const;
    api.on(DeleteMapmakerFileAccessDocument, { deleteMapmakerFileAccess: refusal });
    await screen.findByRole("list", { name: "Suggestions" });
    press("Collaborators 2");
    const confirm = async () => {
      press("Remove Sister");
      const dialog = within(await screen.findByRole("dialog", { name: "Remove access?" }));
      fireEvent.click(dialog.getByRole("button", { name: "Remove" }));
    };
    press("Remove Sister");
    await screen.findByRole("dialog", { name: "Remove access?" });
    expect(await findViolations()).toEqual([]);
    press("Cancel");
    expect(api.sent).toEqual([]);
    await confirm();
    expect(await screen.findByText(refusal.message)).toBeDefined();
    expect(getPeople()).toHaveLength(2);
    api.on(DeleteMapmakerFileAccessDocument, {
      deleteMapmakerFileAccess: { __typename: "DeleteMapmakerFileAccessSuccess" },
    });
    await confirm();
    const text = "Access Removed: Sister no longer has access to this project.";
    expect(await screen.findByText(text)).toBeDefined();
    expect(api.sent.at(-1)).toEqual({ id: "sister", fileId: project.id });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(getPeople()).toEqual(["cousin@mail.exampleInvited, hasn't visited yet"]);
    expect(getCards()).toEqual([expect.stringContaining("Sister")]);
    press(/^by Sister/);
    await waitFor(() => expect(getCards()).toHaveLength(2));
    expect(project.store.getState().isDirty).toBe(false);
  });

  it("SHR-08 who are removed stay while everyone with the link can suggest photos", async () => {
    api.on(DeleteMapmakerFileAccessDocument, {
      deleteMapmakerFileAccess: { __typename: "DeleteMapmakerFileAccessSuccess" },
    });
    await openShared(PEOPLE);
    await screen.findByRole("list", { name: "Suggestions" });
    press("Collaborators 3");
    press("Remove Sister");
    const dialog = within(await screen.findByRole("dialog", { name: "Remove access?" }));
    const text =
      "Sister will no longer be invited to this project, but can still suggest photos with the link, like anyone else. Suggestions they've already made stay until you handle them.";
    expect(dialog.getByText(text)).toBeDefined();
    fireEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await waitFor(() =>
      expect(getPeople()).toEqual([
        "cousin@mail.exampleInvited, hasn't visited yet",
        "SisterHas the link · 1 suggestion",
        "NeighborHas the link · 1 suggestion",
      ]),
    );
  });
});

describe("accepting all that are shown", () => {
  const photoIds = (inputs: Inputs) =>
    Object.fromEntries(
      Object.entries(inputs).map(([id, input]) => [id, input.images.map((image) => image.id)]),
    );

  it("adds and merges them, leaves full regions for review, and is undone at once", async () => {
    answerAcceptance(api, SUGGESTIONS);
    const full = Array.from({ length: 10 }, (_, i) => photoIn("Colorado", { id: `own-${i}` }));
    const { project, server, getPath } = await openShared({
      content: { inputs: { CO: inputOf(...full) } },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Use all 2" }));
    const text = "1 suggestion is on the map. 1 is left for review: its county is full.";
    expect(await screen.findByText(text)).toBeDefined();
    const copy = "owner/uploads/suggestions/u1.jpg";
    await waitFor(() => expect(photoIds(server.copy.content.inputs)["UT"]).toEqual([copy]));
    await waitFor(() => expect(api.sent.at(-1)).toMatchObject({ ids: ["u1"], hide: true }));
    expect(getCards()).toHaveLength(1);
    press("Undo");
    expect(photoIds(project.store.getState().content.inputs)["UT"]).toEqual([]);
    await waitFor(() => expect(api.sent.at(-1)).toMatchObject({ ids: ["u1"], hide: false }));
    await waitFor(() => expect(getCards()).toHaveLength(2));
    expect(photoIds(server.copy.content.inputs)["UT"]).toEqual([]);
    expect(getPath()).toBe("");
  });
});
