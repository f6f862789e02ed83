// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  CreateOpeningSuggestionDocument,
  ImportGuestDataDocument,
  type ImportGuestDataMutation,
  SubmitOpeningSuggestionDocument,
  UpdateOpeningSuggestionDocument,
} from "../../../platform/api/generated/graphql.ts";
import { makePhotoFile } from "../../../project/uploads/test/stub-photo-worker.ts";
import { GraphqlFailure } from "../../../test/fake-graphql.ts";
import { findViolations } from "../../../test/find-violations.ts";
import { FakeSuggestions } from "../test/fake-suggestions.ts";
import { openDrafts } from "./open-drafts.ts";
import {
  draftOf,
  findButton,
  findDialog,
  openPage,
  type SuggesterPage,
  setUpSuggesterPages,
  showPage,
  submittedOf,
} from "./test/suggester-page.tsx";

setUpSuggesterPages();

/** Chooses a file in the editor, as the Add button does. */
async function choosePhoto(name = "a.jpg"): Promise<void> {
  fireEvent.click(await findButton("Add"));
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no file picker");
  Object.defineProperty(input, "files", { value: [makePhotoFile(name)] });
  await act(async () => void fireEvent.change(input));
}

const getId = ({ getPath }: SuggesterPage) => getPath().split("/").at(-1) ?? "";

const isDisabled = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";

/** Waits until the draft of the page can be submitted. */
async function findEnabledSubmit(): Promise<HTMLElement> {
  // Searched again each time: the page of a new draft is replaced by that of a stored one.
  await waitFor(() => {
    expect(isDisabled(screen.getByRole("button", { name: "Submit" }))).toBe(false);
  });
  return screen.getByRole("button", { name: "Submit" });
}

/** Edits, and skips the pause for which a save waits. */
function pauseAfter(edit: () => void): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldClearNativeTimers: true });
  act(edit);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
}

describe("the page of a draft", () => {
  it("SUG-12 SUG-13 becomes a draft with the first photo, whose id replaces new in the route", async () => {
    const page = await openPage({ path: "collaborate/UT/new" });
    const crumbs = within(await screen.findByRole("navigation", { name: "Breadcrumbs" }));
    const getCrumbs = () => crumbs.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(getCrumbs()).toEqual(["Suggestions", "Utah", "Create"]);
    const list = `/p/${page.project.id}/collaborate`;
    const links = crumbs.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual([list, `${list}/UT`]);
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

  it("leaves to the owner whether the map includes an opening", async () => {
    await openPage({ path: "collaborate/DC/new" });
    await findButton("Add");
    expect(screen.queryByText("On the map")).toBeNull();
    expect(screen.queryByText("Included")).toBeNull();
  });

  it("SUG-14 saves later edits in the background", async () => {
    const page = await openPage({ path: "collaborate/UT/new" });
    await choosePhoto();
    await findEnabledSubmit();
    await choosePhoto("b.jpg");
    const getImages = () => page.server.stored.get(getId(page))?.input.images;
    await waitFor(() => expect(getImages()).toHaveLength(2));
    expect(page.server.createCalls).toBe(1);
    const { store } = await openDrafts(page.project);
    const isSaved = () => !store.getState().isDirty && !store.getState().saving;
    await waitFor(() => expect(isSaved()).toBe(true));
    pauseAfter(() => store.undo());
    await waitFor(() => expect(getImages()).toHaveLength(1));
    await waitFor(() => expect(isSaved()).toBe(true));
    page.api.fail(
      UpdateOpeningSuggestionDocument,
      new GraphqlFailure("Internal", { requestId: "r1" }),
    );
    pauseAfter(() => store.redo());
    const text = "Error saving changes. If the problem persists please contact us.";
    expect(await screen.findByText(text)).toBeDefined();
    await waitFor(() => expect(page.api.reports).not.toEqual([]));
  });

  it("SUG-14 shows the first error of the server when it cannot be created", async () => {
    const page = await openPage({ path: "collaborate/UT/new" });
    page.api.fail(
      CreateOpeningSuggestionDocument,
      new GraphqlFailure("Out of order.", { requestId: "r1" }),
    );
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
    const server = new FakeSuggestions(page.api, page.project.id);
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
    fireEvent.change(name, { target: { value: "  Sister " } });
    fireEvent.change(dialog.getByLabelText("Note (optional)"), { target: { value: "Six!" } });
    const id = getId(page);
    fireEvent.click(dialog.getByRole("button", { name: "Submit" }));
    const success = within(await findDialog("Success!"));
    expect(await findViolations()).toEqual([]);
    expect(page.server.stored.get(id)).toMatchObject({
      status: "SUBMITTED",
      name: "Sister",
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

  it("SUG-16 saves the last edit before it asks for a name, and does not ask when that fails", async () => {
    const page = await openPage({ path: "collaborate/UT/new" });
    await choosePhoto();
    await findEnabledSubmit();
    const { store } = await openDrafts(page.project);
    await waitFor(() => expect(store.getState().saving).toBe(false));
    const id = getId(page);
    const getBackground = () => page.server.stored.get(id)?.input.background;
    fireEvent.click(screen.getByRole("radio", { name: "Sand" }));
    expect(getBackground()).toBeUndefined();
    fireEvent.click(await findEnabledSubmit());
    const dialog = within(await findDialog("Submit Your Suggestion"));
    expect(getBackground()).toBe("#e9d8b0");
    fireEvent.click(dialog.getByRole("button", { name: "Close" }));
    page.api.fail(
      UpdateOpeningSuggestionDocument,
      new GraphqlFailure("Internal", { requestId: "r1" }),
    );
    act(() => store.undo());
    fireEvent.click(await findEnabledSubmit());
    await waitFor(() => expect(store.getState().updateErrorCounter).toBeGreaterThan(0));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("SUG-16 waits for a save that is under way before it asks for a name", async () => {
    const page = await openPage({ path: "collaborate/UT/new" });
    await choosePhoto();
    await findEnabledSubmit();
    const { store } = await openDrafts(page.project);
    await waitFor(() => expect(store.getState().saving).toBe(false));
    const stored = page.server.stored.get(getId(page));
    if (stored === undefined) throw new Error("The draft is not stored");
    const answer = Promise.withResolvers<void>();
    page.api.on(UpdateOpeningSuggestionDocument, async () => {
      await answer.promise;
      const suggestion = { ...stored, input: { ...stored.input, background: "#e9d8b0" } };
      return {
        updateOpeningSuggestion: { __typename: "OpeningSuggestionSuccess" as const, suggestion },
      };
    });
    fireEvent.click(screen.getByRole("radio", { name: "Sand" }));
    act(() => void store.save());
    expect(store.getState().saving).toBe(true);
    const submit = await findEnabledSubmit();
    fireEvent.click(submit);
    await waitFor(() => expect(submit.getAttribute("aria-busy")).toBe("true"));
    expect(screen.queryByRole("dialog")).toBeNull();
    answer.resolve();
    expect(await findDialog("Submit Your Suggestion")).toBeDefined();
  });

  it("SUG-17 leads to the suggestions also when the confirmation is closed by its X", async () => {
    const { page, dialog } = await openDialog();
    fireEvent.change(dialog.getByLabelText("Your name"), { target: { value: "Sister" } });
    fireEvent.click(dialog.getByRole("button", { name: "Submit" }));
    const success = within(await findDialog("Success!"));
    fireEvent.click(success.getByRole("button", { name: "Close" }));
    expect(await screen.findByText("SUBMITTED")).toBeDefined();
    expect(page.getPath()).toBe("/collaborate");
  });

  it("SUG-16 shows a refusal as a toast and in the dialog", async () => {
    const { page, dialog } = await openDialog();
    const message = "Too late.";
    page.api.on(SubmitOpeningSuggestionDocument, {
      submitOpeningSuggestion: { __typename: "InvalidInput", message },
    });
    fireEvent.change(dialog.getByLabelText("Your name"), { target: { value: "Sister" } });
    fireEvent.click(dialog.getByRole("button", { name: "Submit" }));
    expect(await dialog.findByText(message)).toBeDefined();
    expect(screen.getAllByText(message)).toHaveLength(2);
  });

  it("of several drafts is one act with one name", async () => {
    const page = await openPage({ stored: [draftOf("UT"), draftOf("CO"), submittedOf("CO")] });
    fireEvent.click(await findButton("Submit all 2"));
    const dialog = within(await findDialog("Submit Your Suggestion"));
    fireEvent.change(dialog.getByLabelText("Your name"), { target: { value: "Sister" } });
    fireEvent.click(dialog.getByRole("button", { name: "Submit" }));
    await findDialog("Success!");
    const stored = [...page.server.stored.values()];
    expect(stored.map(({ status, name }) => `${status} ${name}`)).toEqual(
      Array.from({ length: 3 }, () => "SUBMITTED Sister"),
    );
  });
});
