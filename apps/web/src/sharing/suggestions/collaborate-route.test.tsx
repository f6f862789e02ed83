// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makePhoto } from "../../project/store/test/open-store.ts";
import { findViolations } from "../../test/find-violations.ts";
import {
  draftOf,
  findDialog,
  openPage,
  PHOTO,
  setUpSuggesterPages,
  showPage,
  submittedOf,
} from "./suggester/test/suggester-page.tsx";

setUpSuggesterPages();

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

it("asks before a suggestion is deleted: focus on Cancel, which keeps it, and no violations", async () => {
  for (const path of ["collaborate", "collaborate/CO/sent"]) {
    const page = await openPage({ path, stored: [submittedOf("CO", { id: "sent" })] });
    const button = await screen.findByRole("button", { name: /^Delete/ });
    button.focus();
    fireEvent.click(button);
    const dialog = await findDialog("Delete this suggestion?");
    expect(within(dialog).getByText(/your suggestion for Colorado and its photos/)).toBeDefined();
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
    ["OWNER", "UT", "/UT"],
    ["OWNER", "UT/new", "/UT"],
    ["OWNER", "XX", ""],
    ["VIEWER", "UT", "/UT"],
    ["VIEWER", "XX", ""],
    ["NONE", "UT", "/UT"],
    ["NONE", "XX", ""],
  ] as const)("OPN-06 of %s at %s is %s", async (viewerPolicy, path, expected) => {
    const page = await openPage({ path, project: { viewerPolicy } });
    await waitFor(() => expect(page.getPath()).toBe(expected));
    await act(async () => {});
    expect(page.getPath()).toBe(expected);
  });

  it("OPN-28 is read-only for a reader, and offers a collaborator to suggest", async () => {
    await openPage({ path: "UT", project: { viewerPolicy: "VIEWER" } });
    expect(await screen.findByRole("heading", { name: /^Utah/, level: 1 })).toBeDefined();
    for (const name of ["Add", "Add photos", "Undo"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
    expect(screen.queryByText("Saved")).toBeNull();
    cleanup();
    const page = await openPage({ path: "UT" });
    expect(await screen.findByRole("region", { name: "Utah now" })).toBeDefined();
    fireEvent.click(await screen.findByRole("link", { name: "Suggest" }));
    await waitFor(() => expect(page.getPath()).toBe("/collaborate/UT/new"));
  });

  it("of suggestions leads a reader to the map", async () => {
    for (const path of ["collaborate", "collaborate/UT", "collaborate/UT/new"]) {
      const page = await openPage({ path, project: { viewerPolicy: "VIEWER" } });
      await waitFor(() => expect(page.getPath()).toBe(""));
      cleanup();
    }
  });
});
