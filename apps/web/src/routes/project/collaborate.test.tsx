// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openDrafts } from "../../features/suggestions/suggester/open-drafts.ts";
import {
  FakeSuggestions,
  makeSuggestion,
} from "../../features/suggestions/test/fake-suggestions.ts";
import {
  CreateOpeningSuggestionDocument,
  ImportGuestDataDocument,
  type ImportGuestDataMutation,
  SubmitOpeningSuggestionDocument,
  UpdateOpeningSuggestionDocument,
} from "../../generated/graphql.ts";
import type { OpenProject } from "../../project-store/open-project.ts";
import { ProjectContext } from "../../project-store/project-context.ts";
import {
  type LoadedSuggestion,
  ProjectSuggestions,
} from "../../project-store/project-suggestions.ts";
import { stubBrowserGlobals } from "../../project-store/test/browser-globals.ts";
import { makePhoto } from "../../project-store/test/open-store.ts";
import { openSampleProject } from "../../project-store/test/render-project.tsx";
import { FakeGraphql, GraphqlFailure } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { ToastRegion } from "../../toasts/ToastRegion.tsx";
import { dismissToast, getVisibleToasts } from "../../toasts/toast-store.ts";
import { uploadStubs } from "../../uploads/test/stub-permit.ts";
import { makePhotoFile, stubPhotoWorker } from "../../uploads/test/stub-photo-worker.ts";
import CollaborateRoute from "./collaborate.tsx";
import CollaborateOpeningRoute from "./collaborate-opening.tsx";
import CollaborateSuggestionRoute from "./collaborate-suggestion.tsx";
import ProjectOpeningRoute from "./opening.tsx";
// Loaded lazily: imported here, they are ready when the first test needs them.
import "./suggester-list.tsx";
import "./suggester-suggestion.tsx";

beforeAll(() => {
  stubBrowserGlobals();
  stubPhotoWorker();
  vi.stubGlobal("XMLHttpRequest", StoringRequest);
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of getVisibleToasts()) dismissToast(id);
});

/** The object store takes every photo. */
class StoringRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 204;
  open(): void {}
  abort(): void {}
  send(): void {
    queueMicrotask(() => this.dispatchEvent(new Event("load")));
  }
}

const PHOTO = makePhoto("me/uploads/photos/a.jpg");
const draftOf = (openingId: string, facts: Partial<LoadedSuggestion> = {}) =>
  makeSuggestion({
    openingId,
    input: { images: [PHOTO], modifiedAt: "2026-11-15T08:00:00.000Z" },
    ...facts,
  });
const submittedOf = (openingId: string, facts: Partial<LoadedSuggestion> = {}) =>
  draftOf(openingId, {
    status: "SUBMITTED",
    submittedAt: "2026-11-15T09:00:00.000Z",
    name: "Ruth",
    note: "The summer you were six",
    ...facts,
  });

interface Setup {
  readonly path?: string;
  readonly stored?: readonly LoadedSuggestion[];
  readonly project?: Parameters<typeof openSampleProject>[0];
}

type Page = Awaited<ReturnType<typeof openPage>>;

async function openPage({ path = "collaborate", stored = [], project: facts = {} }: Setup = {}) {
  const api = new FakeGraphql();
  for (const [document, handler] of uploadStubs) api.on(document, handler);
  const server = new FakeSuggestions(api, stored);
  const sample = await openSampleProject({ viewerPolicy: "COLLABORATOR", ...facts });
  return { ...showPage(sample.project, server, path), api };
}

function showPage(opened: OpenProject, server: FakeSuggestions, path: string) {
  const project = { ...opened, suggestions: new ProjectSuggestions(server.list) };
  const router = createMemoryRouter(
    [
      {
        path: "/p/:id",
        element: (
          <ProjectContext value={project}>
            <Outlet />
          </ProjectContext>
        ),
        children: [
          { index: true, element: <p>The map</p> },
          { path: "collaborate", Component: CollaborateRoute },
          { path: "collaborate/:openingId", Component: CollaborateOpeningRoute },
          { path: "collaborate/:openingId/:suggestionId", Component: CollaborateSuggestionRoute },
          { path: ":featureId/*", Component: ProjectOpeningRoute },
        ],
      },
      { path: "*", element: <p>Another page</p> },
    ],
    { initialEntries: [`/p/${project.id}`, `/p/${project.id}/${path}`] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <ToastRegion />
    </>,
  );
  const getPath = () => router.state.location.pathname.replace(`/p/${project.id}`, "");
  return { server, project, router, getPath };
}

const findButton = (name: string) => screen.findByRole("button", { name });
const findDialog = (name: string) => screen.findByRole("dialog", { name });

/** Chooses a file in the editor, as the Add button does. */
async function choosePhoto(name = "a.jpg"): Promise<void> {
  fireEvent.click(await findButton("Add"));
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no file picker");
  Object.defineProperty(input, "files", { value: [makePhotoFile(name)] });
  await act(async () => void fireEvent.change(input));
}

const getId = ({ getPath }: Page) => getPath().split("/").at(-1) ?? "";

const isDisabled = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";

/** Waits until the draft of the page can be submitted. */
async function findEnabledSubmit(): Promise<HTMLElement> {
  const button = await findButton("Submit");
  await waitFor(() => expect(isDisabled(button)).toBe(false), { timeout: 5000 });
  return button;
}

describe("the page of a draft", () => {
  it("SUG-12 SUG-13 becomes a draft with the first photo, whose id replaces new in the route", async () => {
    const page = await openPage({ path: "collaborate/UT/new" });
    const crumbs = within(await screen.findByRole("navigation", { name: "Breadcrumbs" }));
    const getCrumbs = () => crumbs.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(getCrumbs()).toEqual(["Suggestions", "Utah", "Create"]);
    expect(crumbs.getByRole("link", { name: "Utah" }).getAttribute("href")).toBe(
      `/p/${page.project.id}/collaborate/UT`,
    );
    expect(screen.getByRole("banner").contains(await findButton("Submit"))).toBe(true);
    expect(await findViolations()).toEqual([]);
    const { store } = await openDrafts(page.project);
    act(() =>
      store.edit({ type: "SET_OPENING", openingId: "UT:x", settings: { background: "#fff" } }),
    );
    await act(() => store.save());
    expect(page.server.createCalls).toBe(0);
    expect(page.getPath()).toBe("/collaborate/UT/new");
    await choosePhoto();
    await waitFor(() => expect(page.getPath()).toMatch(/^\/collaborate\/UT\/[0-9a-f-]{36}$/));
    await findEnabledSubmit();
    expect(page.server.stored.get(getId(page))).toMatchObject({ openingId: "UT", status: "DRAFT" });
    await waitFor(() => expect(getCrumbs()).toEqual(["Suggestions", "Utah", "Edit"]));
    // The route was replaced: going back leads to the map.
    await act(() => page.router.navigate(-1));
    expect(page.getPath()).toBe("");
  });

  it("SUG-14 saves later edits in the background", async () => {
    const page = await openPage({ path: "collaborate/UT/new" });
    await choosePhoto();
    await findEnabledSubmit();
    await choosePhoto("b.jpg");
    const getImages = () => page.server.stored.get(getId(page))?.input.images;
    await waitFor(() => expect(getImages()).toHaveLength(2), { timeout: 5000 });
    expect(page.server.createCalls).toBe(1);
    const { store } = await openDrafts(page.project);
    const isSaved = () => !store.getState().isDirty && !store.getState().saving;
    await waitFor(() => expect(isSaved()).toBe(true));
    act(() => store.undo());
    await waitFor(() => expect(getImages()).toHaveLength(1), { timeout: 5000 });
    await waitFor(() => expect(isSaved()).toBe(true));
    page.api.fail(UpdateOpeningSuggestionDocument, new GraphqlFailure("Internal", "r1"));
    act(() => store.redo());
    const text = "Error saving changes. If the problem persists please contact us.";
    expect(await screen.findByText(text, {}, { timeout: 5000 })).toBeDefined();
    await waitFor(() => expect(page.api.reports).not.toEqual([]));
  });

  it("SUG-14 shows the first error of the server when it cannot be created", async () => {
    const page = await openPage({ path: "collaborate/UT/new" });
    page.api.fail(CreateOpeningSuggestionDocument, new GraphqlFailure("Out of order.", "r1"));
    await choosePhoto();
    expect(await screen.findByText("Out of order.")).toBeDefined();
    expect(isDisabled(await findButton("Submit"))).toBe(true);
  });

  it("SUG-15 cannot be submitted before it has a photo and is saved", async () => {
    const page = await openPage({ path: "collaborate/UT/new" });
    const submit = await findButton("Submit");
    expect(isDisabled(submit)).toBe(true);
    fireEvent.click(submit);
    const text = "Add at least one photo before submitting your suggestion.";
    expect(await screen.findByText(text)).toBeDefined();
    page.api.off(CreateOpeningSuggestionDocument);
    await choosePhoto();
    await screen.findByRole("button", { name: /^Photo 1/ });
    fireEvent.click(submit);
    expect(isDisabled(submit)).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is kept without a connection, and is saved at the next visit", async () => {
    const page = await openPage({ path: "collaborate/UT/new" });
    await findButton("Submit");
    page.api.off(CreateOpeningSuggestionDocument);
    await choosePhoto();
    await waitFor(() => expect(page.getPath()).not.toBe("/collaborate/UT/new"));
    const { store } = await openDrafts(page.project);
    await act(() => store.flush());
    cleanup();
    await store.close();
    const server = new FakeSuggestions(page.api);
    const next = showPage(page.project, server, `collaborate/UT/${getId(page)}`);
    await findEnabledSubmit();
    expect(server.stored.get(getId(page))?.input.images).toHaveLength(1);
    expect(next.getPath()).toBe(page.getPath());
  });
});

it("moves what a guest has suggested to the account after the sign-up", async () => {
  const page = await openPage({ path: "collaborate/UT/new" });
  await choosePhoto();
  await findEnabledSubmit();
  cleanup();
  const importData = vi.fn<() => ImportGuestDataMutation>(() => ({
    importGuestData: { __typename: "ImportGuestDataSuccess", projects: [] },
  }));
  page.api.on(ImportGuestDataDocument, importData);
  const account = { ...page.project, identity: "account-1" };
  showPage(account, page.server, "collaborate");
  expect(await screen.findByRole("article")).toBeDefined();
  expect(importData).toHaveBeenCalledTimes(1);
  cleanup();
  showPage({ ...account }, page.server, "collaborate");
  expect(await screen.findByRole("article")).toBeDefined();
  expect(importData).toHaveBeenCalledTimes(1);
});

describe("submission", () => {
  async function openDialog() {
    const page = await openPage({ path: "collaborate/UT/new" });
    await choosePhoto();
    fireEvent.click(await findEnabledSubmit());
    const dialog = await findDialog("Submit Your Suggestion");
    return { page, dialog: within(dialog) };
  }

  it("SUG-16 SUG-17 needs a name of 1 to 40 characters, succeeds and leads to the suggestions", async () => {
    const { page, dialog } = await openDialog();
    expect(await findViolations()).toEqual([]);
    const name = dialog.getByLabelText("Your name");
    expect(name).toHaveProperty("maxLength", 40);
    fireEvent.click(dialog.getByRole("button", { name: "Submit" }));
    expect(await dialog.findByText("You must provide a name.")).toBeDefined();
    fireEvent.change(name, { target: { value: "  Ruth " } });
    fireEvent.change(dialog.getByLabelText("Note (optional)"), { target: { value: "Six!" } });
    const id = getId(page);
    fireEvent.click(dialog.getByRole("button", { name: "Submit" }));
    const success = within(await findDialog("Success!"));
    expect(await findViolations()).toEqual([]);
    expect(page.server.stored.get(id)).toMatchObject({
      status: "SUBMITTED",
      name: "Ruth",
      note: "Six!",
    });
    expect(success.getByRole("link", { name: "Make your own map" })).toBeDefined();
    expect(success.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe(
      `/account/register?redirectTo=/p/${page.project.id}/collaborate`,
    );
    fireEvent.click(success.getByRole("button", { name: "Done" }));
    expect(await screen.findByText("SUBMITTED")).toBeDefined();
    expect(page.getPath()).toBe("/collaborate");
  });

  it("SUG-16 shows a refusal as a toast and in the dialog", async () => {
    const { page, dialog } = await openDialog();
    const message = "Too late.";
    page.api.on(SubmitOpeningSuggestionDocument, {
      submitOpeningSuggestion: { __typename: "InvalidInput", message },
    });
    fireEvent.change(dialog.getByLabelText("Your name"), { target: { value: "Ruth" } });
    fireEvent.click(dialog.getByRole("button", { name: "Submit" }));
    expect(await dialog.findByText(message)).toBeDefined();
    expect(screen.getAllByText(message)).toHaveLength(2);
  });

  it("of several drafts is one act with one name", async () => {
    const page = await openPage({ stored: [draftOf("UT"), draftOf("CO"), submittedOf("CO")] });
    fireEvent.click(await findButton("Submit all 2"));
    const dialog = within(await findDialog("Submit Your Suggestion"));
    fireEvent.change(dialog.getByLabelText("Your name"), { target: { value: "Ruth" } });
    fireEvent.click(dialog.getByRole("button", { name: "Submit" }));
    await findDialog("Success!");
    const stored = [...page.server.stored.values()];
    expect(stored.map(({ status, name }) => `${status} ${name}`)).toEqual(
      Array.from({ length: 3 }, () => "SUBMITTED Ruth"),
    );
  });
});

describe("a submitted suggestion", () => {
  it("SUG-18 is a read-only page with the opening and the photos", async () => {
    const suggestion = submittedOf("UT");
    await openPage({ path: `collaborate/UT/${suggestion.id}`, stored: [suggestion] });
    expect(await screen.findByRole("heading", { name: "Submitted" })).toBeDefined();
    expect(screen.getByRole("img", { name: "Utah: 1 photo" })).toBeDefined();
    const photos = within(screen.getByRole("list", { name: "Photos" }));
    expect(photos.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByText(/The summer you were six/)).toBeDefined();
    for (const name of ["Submit", "Add", "Undo"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
    expect(await findViolations()).toEqual([]);
  });

  it("SUG-23 of another suggester is not opened", async () => {
    const foreign = submittedOf("UT", { isOwn: false });
    const page = await openPage({ path: `collaborate/UT/${foreign.id}`, stored: [foreign] });
    const text = "This suggestion has already been submitted.";
    expect(await screen.findByText(text)).toBeDefined();
    expect(page.getPath()).toBe("/collaborate");
    expect(await screen.findByText("You haven't made any suggestions yet")).toBeDefined();
  });

  it("ERR-07 that does not exist is not found", async () => {
    // A draft of another suggester is as unknown as one that does not exist.
    const draft = draftOf("UT", { id: "unknown", isOwn: false });
    await openPage({ path: "collaborate/UT/unknown", stored: [draft] });
    expect(
      await screen.findByText(
        "Suggestion could not be found. Make sure you are logged in with the same account that created the suggestion.",
      ),
    ).toBeDefined();
    expect(await findViolations()).toEqual([]);
  });
});

describe("the list of own suggestions", () => {
  const cards = () => screen.getAllByRole("article").map(({ textContent }) => textContent);

  it("SUG-19 has those of the opening, shown as You, and can hide submitted ones from then on", async () => {
    const stored = [draftOf("UT"), submittedOf("UT"), submittedOf("CO")];
    const page = await openPage({ path: "collaborate/UT", stored });
    expect(await screen.findByRole("heading", { name: "Suggest" })).toBeDefined();
    await waitFor(() => expect(cards()).toHaveLength(2));
    for (const text of cards()) expect(text).toContain("You · 1 photo");
    fireEvent.click(screen.getByRole("switch", { name: "Hide submitted" }));
    expect(cards()).toHaveLength(1);
    cleanup();
    showPage(page.project, page.server, "collaborate");
    await waitFor(() => expect(cards()).toHaveLength(1));
    fireEvent.click(screen.getByRole("switch", { name: "Hide submitted" }));
    expect(cards()).toHaveLength(3);
    expect(await findViolations()).toEqual([]);
  });

  it("SUG-20 points to the map while there is none", async () => {
    const page = await openPage();
    expect(
      await screen.findByRole("heading", { name: "You haven't made any suggestions yet" }),
    ).toBeDefined();
    expect(await findViolations()).toEqual([]);
    fireEvent.click(screen.getByRole("link", { name: "Go to the map" }));
    await waitFor(() => expect(page.getPath()).toBe(""));
  });

  it("SUG-20 says that all are submitted, and shows them again", async () => {
    await openPage({ stored: [submittedOf("UT")] });
    fireEvent.click(await screen.findByRole("switch", { name: "Hide submitted" }));
    expect(
      screen.getByRole("heading", { name: "All suggestions have been submitted." }),
    ).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Show Submitted Suggestions" }));
    expect(cards()).toHaveLength(1);
  });

  it("SUG-21 shows what became of each; drafts can be edited, all can be deleted", async () => {
    const other = makePhoto("me/uploads/photos/b.jpg");
    const both = { images: [PHOTO, other], modifiedAt: "2026-11-15T08:00:00.000Z" };
    const stored = [
      draftOf("UT", { id: "draft" }),
      submittedOf("UT", { id: "used" }),
      submittedOf("UT", { id: "half", input: both }),
      submittedOf("CO", { id: "sent" }),
    ];
    const content = {
      inputs: { UT: { type: "OPENING", images: [PHOTO], modifiedAt: "" } },
    } as const;
    const page = await openPage({ stored, project: { content } });
    await waitFor(() => expect(cards()).toHaveLength(4));
    const getCard = (path: string) => {
      const links = screen.getAllByRole("link").filter((link) => link.closest("article"));
      const card = links
        .find((link) => link.getAttribute("href")?.endsWith(path))
        ?.closest("article");
      if (!card) throw new Error(`There is no card of ${path}`);
      return within(card);
    };
    expect(getCard("UT/used").getByText("ACCEPTED")).toBeDefined();
    expect(getCard("UT/half").getByText("PARTIALLY ACCEPTED")).toBeDefined();
    expect(getCard("CO/sent").getByText("SUBMITTED")).toBeDefined();
    expect(getCard("CO/sent").queryByRole("link", { name: /^Edit/ })).toBeNull();
    expect(getCard("UT/draft").getByRole("link", { name: "Edit Utah" })).toBeDefined();
    for (const [path, id] of [
      ["UT/draft", "draft"],
      ["CO/sent", "sent"],
    ] as const) {
      fireEvent.click(getCard(path).getByRole("button", { name: /^Delete/ }));
      const question = within(await findDialog("Delete this suggestion?"));
      fireEvent.click(question.getByRole("button", { name: "Delete" }));
      await waitFor(() => expect(page.server.stored.has(id)).toBe(false));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    expect(cards()).toHaveLength(2);
  });
});

it("asks before a suggestion is deleted: focus on Cancel, which keeps it, and no violations", async () => {
  for (const path of ["collaborate", "collaborate/CO/sent"]) {
    const page = await openPage({ path, stored: [submittedOf("CO", { id: "sent" })] });
    const button = await screen.findByRole("button", { name: /^Delete/ });
    button.focus();
    fireEvent.click(button);
    const dialog = await findDialog("Delete this suggestion?");
    expect(within(dialog).getByText(/Your suggestion for Colorado and its photos/)).toBeDefined();
    const cancel = within(dialog).getByRole("button", { name: "Cancel" });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    expect(await findViolations()).toEqual([]);
    fireEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(button);
    expect(page.server.stored.has("sent")).toBe(true);
    cleanup();
  }
});

describe("the page of an opening", () => {
  it.each([
    ["COLLABORATOR", "UT", "/collaborate/UT"],
    ["COLLABORATOR", "UT/new", "/collaborate/UT/new"],
    ["COLLABORATOR", "XX", ""],
    ["OWNER", "UT/new", "/UT"],
    ["VIEWER", "UT", "/UT"],
    ["VIEWER", "XX", ""],
  ] as const)("OPN-06 of %s at %s is %s", async (viewerPolicy, path, expected) => {
    const page = await openPage({ path, project: { viewerPolicy } });
    await waitFor(() => expect(page.getPath()).toBe(expected));
    await act(async () => {});
    expect(page.getPath()).toBe(expected);
  });

  it("OPN-28 is read-only for a viewer, and offers a collaborator to suggest", async () => {
    await openPage({ path: "UT", project: { viewerPolicy: "VIEWER" } });
    expect(await screen.findByRole("heading", { name: /^Utah/, level: 1 })).toBeDefined();
    for (const name of ["Add", "Add photos", "Undo"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
    cleanup();
    const page = await openPage({ path: "UT" });
    expect(await screen.findByRole("region", { name: "Utah now" })).toBeDefined();
    fireEvent.click(await screen.findByRole("link", { name: "Suggest" }));
    await waitFor(() => expect(page.getPath()).toBe("/collaborate/UT/new"));
  });

  it("of suggestions leads a viewer to the map", async () => {
    for (const path of ["collaborate", "collaborate/UT", "collaborate/UT/new"]) {
      const page = await openPage({ path, project: { viewerPolicy: "VIEWER" } });
      await waitFor(() => expect(page.getPath()).toBe(""));
      cleanup();
    }
  });
});
