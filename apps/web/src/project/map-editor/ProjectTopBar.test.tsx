// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { openSampleProject, renderInProject } from "../store/test/render-project.tsx";
import { ProjectTopBar } from "./ProjectTopBar.tsx";

beforeAll(stubBrowserGlobals);
afterEach(cleanup);

async function renderBar(facts: Parameters<typeof openSampleProject>[0] = {}) {
  const setup = await openSampleProject(facts);
  renderInProject(
    setup.project,
    <ProjectTopBar printButton={<button type="button">Print</button>} />,
  );
  return { ...setup, user: userEvent.setup({ delay: null }) };
}

const nameField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Map Name" });

describe("the name", () => {
  it.each(["{Enter}", "{Tab}"])("is saved with %s, without spaces around it", async (key) => {
    const { user, server } = await renderBar();
    await user.clear(nameField());
    await user.type(nameField(), `  Road trips  ${key}`);
    await waitFor(() => expect(server.copy.content.name).toBe("Road trips"));
    expect(nameField().value).toBe("Road trips");
  });

  it("is saved without line ends, control characters and direction marks", async () => {
    const { user, server } = await renderBar();
    await user.clear(nameField());
    await user.click(nameField());
    await user.paste("Road\u202e trips\u0007");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(server.copy.content.name).toBe("Road trips"));
  });

  it("is reverted with Escape", async () => {
    const { user, project } = await renderBar();
    await user.clear(nameField());
    await user.type(nameField(), "Something else{Escape}");
    expect(nameField().value).toBe("Our travels");
    expect(project.store.getState().canUndo).toBe(false);
  });

  it("is reverted when it is empty", async () => {
    const { user, project } = await renderBar();
    await user.clear(nameField());
    await user.type(nameField(), "   {Enter}");
    expect(nameField().value).toBe("Our travels");
    expect(project.store.getState().canUndo).toBe(false);
  });

  it("can be edited after an Escape", async () => {
    const { user, server } = await renderBar();
    await user.type(nameField(), "x{Escape}");
    await user.type(nameField(), "!{Enter}");
    await waitFor(() => expect(server.copy.content.name).toBe("Our travels!"));
  });

  it("has at most 64 characters", async () => {
    await renderBar();
    expect(nameField().maxLength).toBe(64);
  });
});

describe("sharing", () => {
  const share = () => screen.getByRole("button", { name: "Share" });

  it("needs a photo, and explains that", async () => {
    const { user } = await renderBar();
    expect(share().getAttribute("aria-disabled")).toBe("true");
    await user.click(share());
    const toast = "Click any country to add some photos before sharing your photos.";
    expect(await screen.findByText(toast)).toBeDefined();
  });

  it("is offered to owners only", async () => {
    await renderBar();
    expect(share()).toBeDefined();
    cleanup();
    await renderBar({ viewerPolicy: "COLLABORATOR" });
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  });
});

describe("by role", () => {
  it("an owner sees the save status and undo", async () => {
    const { project } = await renderBar();
    expect(screen.getByText("Saved")).toBeDefined();
    const undo = screen.getByRole<HTMLButtonElement>("button", { name: "Undo" });
    const redo = screen.getByRole<HTMLButtonElement>("button", { name: "Redo" });
    expect([undo.disabled, redo.disabled]).toEqual([true, true]);
    act(() => project.store.edit({ type: "SET_DETAILS", details: { name: "New" } }));
    expect(screen.getByText("Saving soon")).toBeDefined();
    fireEvent.click(undo);
    expect(nameField().value).toBe("Our travels");
    expect([undo.disabled, redo.disabled]).toEqual([true, false]);
    fireEvent.click(redo);
    expect(nameField().value).toBe("New");
  });

  it.each([
    ["COLLABORATOR", "You are a Collaborator"],
    ["VIEWER", "You are a Viewer"],
  ] as const)("a %s sees the name and the badge %s", async (viewerPolicy, badge) => {
    await renderBar({ viewerPolicy });
    expect(screen.getByRole("heading", { name: "Our travels" })).toBeDefined();
    expect(screen.getByText(new RegExp(badge, "i"))).toBeDefined();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(screen.getByRole("button", { name: "Print" })).toBeDefined();
  });

  it.each([
    ["COLLABORATOR", false, "YOU ARE A Collaborator"],
    ["COLLABORATOR", true, "Your Suggestions"],
    ["VIEWER", false, "YOU ARE A Viewer"],
  ] as const)(
    "PRJ-21 a %s (own suggestions shown: %s) sees %s",
    async (policy, showsSuggestions, text) => {
      const { project } = await openSampleProject({ viewerPolicy: policy });
      const bar = <ProjectTopBar printButton={null} showsSuggestions={showsSuggestions} />;
      renderInProject(project, bar);
      const badges = ["YOU ARE A Collaborator", "Your Suggestions", "YOU ARE A Viewer"];
      expect(badges.filter((badge) => screen.queryByText(badge))).toEqual([text]);
    },
  );

  it("a guest's project is saved in the browser", async () => {
    await renderBar({ isGuest: true });
    expect(screen.getByText("Saved in this browser")).toBeDefined();
  });
});
