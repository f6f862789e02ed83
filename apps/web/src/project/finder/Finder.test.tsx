// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLoaderData } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  DeleteFileDocument,
  DeleteFileForeverDocument,
  type FinderProjectFragment,
  type GetDesignsAndFilesQuery,
  RestoreFileDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { renderPage } from "../../test/render-page.tsx";
import { dismissToast, getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { AccountFinder } from "./AccountFinder.tsx";
import { Finder } from "./Finder.tsx";

function makeProject(facts: Partial<FinderProjectFragment>): FinderProjectFragment {
  return {
    id: "abc123",
    name: "Our map",
    updatedAt: "2026-11-15T08:00:00.000Z",
    viewerPolicy: "OWNER",
    previewImageUrl: null,
    firstPhotoDay: null,
    progress: { filled: 1, total: 50 },
    design: { thumbnailUrl: null, width: 3, height: 2, regionTypePlural: "states" },
    ...facts,
  };
}

const actions = {
  remove: () => Promise.resolve(true),
  rename: () => Promise.resolve(),
  duplicate: () => Promise.resolve(),
};

function renderFinder(props: Partial<Parameters<typeof Finder>[0]>): void {
  const element = (
    <Finder files={[]} actions={actions} initialOrder="modified" designCount={136} {...props} />
  );
  renderPage([{ path: "/", element }], { root: { imagesUrl: "https://images.example" } });
}

const cardOf = (name: string) => {
  const link = screen.getByRole("link", { name });
  const card = link.closest("article");
  if (card === null) throw new Error(`${name} stands in no card`);
  return within(card);
};

afterEach(() => {
  cleanup();
  for (const { id } of getVisibleToasts()) dismissToast(id);
  vi.unstubAllGlobals();
});

describe("the finder", () => {
  it("PRJ-02 has a tile for a new project, and a message while there are no own projects", () => {
    const shared = [makeProject({ id: "def456", name: "Theirs", viewerPolicy: "VIEWER" })];
    const findMessage = () => screen.queryByText(/^You have no maps yet\./);
    renderFinder({ sharedFiles: shared });
    expect(screen.getByRole("button", { name: "New Project" })).toBeDefined();
    expect(findMessage()).not.toBeNull();
    cleanup();
    renderFinder({ files: [makeProject({})], sharedFiles: shared });
    expect(screen.getByRole("button", { name: "New Project" })).toBeDefined();
    expect(findMessage()).toBeNull();
  });

  it.each([
    { count: undefined, isShown: false },
    { count: 2, isShown: false },
    { count: 0, isShown: true },
  ])(
    "PRJ-02 tells an account that it has no maps (shown: $isShown) with $count projects in this browser",
    ({ count, isShown }) => {
      const element = (
        <AccountFinder
          found={{ files: [], sharedFiles: [], deletedFiles: [] }}
          initialOrder="modified"
          designCount={136}
          guestProjectCount={count}
        />
      );
      renderPage([{ path: "/", element }], { root: { imagesUrl: "https://images.example" } });
      expect(screen.queryByText(/^You have no maps yet\./) !== null).toBe(isShown);
    },
  );

  it("PRJ-03 shows shared projects in a separate grid, only when there are any", () => {
    renderFinder({ files: [makeProject({})] });
    expect(screen.queryByText("Projects Shared With You")).toBeNull();
    cleanup();
    const shared = makeProject({ id: "def456", name: "Theirs", viewerPolicy: "VIEWER" });
    renderFinder({ files: [makeProject({})], sharedFiles: [shared] });
    const section = screen.getByRole("region", { name: "Projects Shared With You" });
    expect(within(section).getByRole("link", { name: "Theirs" })).toBeDefined();
    expect(within(section).queryByRole("link", { name: "Our map" })).toBeNull();
  });

  it("PRJ-06 shows the update time to owners and a role badge to others", () => {
    renderFinder({
      files: [makeProject({ updatedAt: new Date(Date.now() - 3 * 3_600_000).toISOString() })],
      sharedFiles: [
        makeProject({ id: "a", name: "To suggest", viewerPolicy: "COLLABORATOR" }),
        makeProject({ id: "b", name: "To look at", viewerPolicy: "VIEWER" }),
      ],
    });
    const own = cardOf("Our map");
    expect(own.getByText("3 hours ago").getAttribute("title")).toMatch(/\d{4}/);
    expect(own.queryByText("View Only")).toBeNull();
    const toSuggest = cardOf("To suggest");
    expect(
      toSuggest.getByText("Collaborator: You can suggest photos for this project!"),
    ).toBeDefined();
    expect(toSuggest.queryByText(/^Updated/)).toBeNull();
    expect(cardOf("To look at").getByText("View Only")).toBeDefined();
  });

  it("shows the delete button to owners only", () => {
    renderFinder({
      files: [makeProject({})],
      sharedFiles: [makeProject({ id: "b", name: "Theirs", viewerPolicy: "COLLABORATOR" })],
    });
    expect(cardOf("Our map").getByRole("button", { name: 'Delete "Our map"' })).toBeDefined();
    expect(cardOf("Theirs").queryByRole("button")).toBeNull();
  });
});

describe("a card", () => {
  const picture = (name: string) =>
    screen.getByRole("link", { name }).closest("article")?.querySelector("img");

  it("PRJ-05 shows the preview of the map, or the design when there is none or it fails", () => {
    vi.useFakeTimers();
    const design = {
      thumbnailUrl: "/thumbnails/a.webp",
      width: 3,
      height: 2,
      regionTypePlural: "",
    };
    renderFinder({
      files: [
        makeProject({ id: "a", name: "Empty", design }),
        makeProject({ id: "b", name: "Filled", design, previewImageUrl: "/previews/b.webp" }),
        makeProject({ id: "c", name: "Guest", design, previewImageUrl: "blob:c" }),
      ],
    });
    expect(picture("Empty")?.getAttribute("src")).toBe("/thumbnails/a.webp");
    expect(picture("Guest")?.getAttribute("src")).toBe("blob:c");
    const filled = picture("Filled");
    expect(filled?.getAttribute("src")).toBe("https://images.example/previews/b.webp");
    // The image service draws it on request and may be busy.
    for (let failures = 1; failures <= 6; failures += 1) {
      const shown = picture("Filled");
      expect(shown?.getAttribute("src")).toBe("https://images.example/previews/b.webp");
      if (shown) fireEvent.error(shown);
      act(() => void vi.advanceTimersByTime(failures * 1000));
    }
    expect(picture("Filled")?.getAttribute("src")).toBe("/thumbnails/a.webp");
    vi.useRealTimers();
  });

  it("PRJ-05 shows the progress of maps with more than one region", () => {
    const design = { thumbnailUrl: null, width: 3, height: 2, regionTypePlural: "counties" };
    renderFinder({
      files: [
        makeProject({ id: "a", name: "Delaware", design, progress: { filled: 3, total: 3 } }),
        makeProject({ id: "b", name: "Single", progress: { filled: 1, total: 1 } }),
      ],
    });
    const bar = cardOf("Delaware").getByRole("progressbar");
    expect(bar.getAttribute("aria-valuetext")).toBe("3 of 3 counties");
    expect(bar.parentElement?.dataset["complete"]).toBe("true");
    expect(cardOf("Single").queryByRole("progressbar")).toBeNull();
  });
});

describe("the order", () => {
  const files = [
    makeProject({ id: "a", name: "Zebra", updatedAt: "2026-01-01", firstPhotoDay: "2019-05-03" }),
    makeProject({ id: "b", name: "Aardvark", updatedAt: "2026-01-02" }),
    makeProject({ id: "c", name: "Moose", updatedAt: "2026-01-03" }),
  ];
  const names = () => screen.getAllByRole("heading", { level: 2 }).map((h) => h.textContent);

  it("PRJ-08 is by change, name or timeline, and is stored in a cookie", () => {
    renderFinder({ files });
    expect(names()).toEqual(["Moose", "Aardvark", "Zebra"]);
    fireEvent.click(screen.getByRole("radio", { name: "Name" }));
    expect(names()).toEqual(["Aardvark", "Moose", "Zebra"]);
    fireEvent.click(screen.getByRole("radio", { name: "Timeline" }));
    expect(names()).toEqual(["Zebra", "Moose", "Aardvark"]);
    expect(document.cookie).toContain("photomap-project-order=timeline");
  });

  it("PRJ-08 starts as stored, and is not offered for a single project", () => {
    renderFinder({ files, initialOrder: "name" });
    expect(names()).toEqual(["Aardvark", "Moose", "Zebra"]);
    cleanup();
    renderFinder({ files: files.slice(0, 1) });
    expect(screen.queryByRole("radio")).toBeNull();
  });
});

describe("deleting", () => {
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const toast = () => getVisibleToasts()[0];

  it("PRJ-07 asks first, and does nothing when canceled", async () => {
    const remove = vi.fn(() => Promise.resolve(true));
    renderFinder({ files: [makeProject({ name: "The lakes" })], actions: { ...actions, remove } });
    press('Delete "The lakes"');
    const question =
      'Are you sure you want to delete your project "The lakes"? This cannot be undone.';
    expect(await screen.findByText(question)).toBeDefined();
    press("Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(remove).not.toHaveBeenCalled();
    expect(screen.getByRole("link", { name: "The lakes" })).toBeDefined();
  });

  it.each([
    ["refused", () => Promise.resolve(false)],
    ["failed", () => Promise.reject(new Error("Network error."))],
  ])("ERR-02 shows the project again when the deletion is %s", async (_how, remove) => {
    renderFinder({ files: [makeProject({})], actions: { ...actions, remove } });
    press('Delete "Our map"');
    await screen.findByRole("dialog");
    press("Delete");
    await waitFor(() => expect(toast()).toMatchObject({ type: "error", id: "delete-failed" }));
    expect(toast()?.content).toMatch(/^There was an issue deleting the file\./);
    expect(screen.getByRole("link", { name: "Our map" })).toBeDefined();
  });

  it("hides the project at once, before the server has responded", async () => {
    renderFinder({
      files: [makeProject({})],
      actions: { ...actions, remove: () => new Promise(() => {}) },
    });
    press('Delete "Our map"');
    await screen.findByRole("dialog");
    press("Delete");
    expect(screen.queryByRole("link", { name: "Our map" })).toBeNull();
  });
});

async function chooseAction(name: string): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: 'More actions for "The lakes"' }));
  fireEvent.click(await screen.findByRole("menuitem", { name }));
}

describe("renaming", () => {
  async function openDialog(rename: (id: string, name: string) => Promise<void>) {
    renderFinder({ files: [makeProject({ name: "The lakes" })], actions: { ...actions, rename } });
    await chooseAction("Rename");
    return screen.findByRole("textbox", { name: "Map Name" });
  }

  function submit(field: HTMLElement, value: string): void {
    fireEvent.change(field, { target: { value } });
    fireEvent.click(screen.getByRole("button", { name: "Rename" }));
  }

  it("shows the new name before the server has responded", async () => {
    const rename = vi.fn(() => new Promise<void>(() => {}));
    submit(await openDialog(rename), "  The great lakes ");
    expect(await screen.findByRole("link", { name: "The great lakes" })).toBeDefined();
    expect(rename).toHaveBeenCalledWith("abc123", "The great lakes");
  });

  it("returns the focus to the menu of the card when it is canceled", async () => {
    await openDialog(() => Promise.resolve());
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const menu = screen.getByRole("button", { name: 'More actions for "The lakes"' });
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });

  it("does nothing for an empty and for the same name", async () => {
    const rename = vi.fn(() => Promise.resolve());
    submit(await openDialog(rename), "  ");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(rename).not.toHaveBeenCalled();
    expect(screen.getByRole("link", { name: "The lakes" })).toBeDefined();
  });

  it("shows the old name and the reason when it fails", async () => {
    const rename = () => Promise.reject(new Error("Network error."));
    submit(await openDialog(rename), "Lost");
    await waitFor(() => expect(getVisibleToasts()[0]?.content).toBe("Network error."));
    expect(await screen.findByRole("link", { name: "The lakes" })).toBeDefined();
  });
});

describe("duplicating", () => {
  async function duplicate(act: (id: string, requestId: string) => Promise<void>) {
    const files = [makeProject({ name: "The lakes" })];
    renderFinder({ files, actions: { ...actions, duplicate: act } });
    await chooseAction("Duplicate");
  }

  it("shows the copy at once, without a link until it exists", async () => {
    await duplicate(() => new Promise(() => {}));
    expect(await screen.findByRole("heading", { name: "The lakes (copy)" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "The lakes (copy)" })).toBeNull();
  });

  it("repeats the same request when it is tried again after a failure", async () => {
    const requests: string[] = [];
    await duplicate((_id, requestId) => {
      requests.push(requestId);
      return Promise.reject(new Error("Network error."));
    });
    await waitFor(() => expect(getVisibleToasts()[0]?.content).toBe("Network error."));
    await waitFor(() => expect(screen.queryByText("The lakes (copy)")).toBeNull());
    await act(async () => getVisibleToasts()[0]?.action?.onSelect());
    expect(requests).toHaveLength(2);
    expect(requests[0]).toBe(requests[1]);
  });
});

describe("the trash", () => {
  let api: FakeGraphql;
  let found: Pick<GetDesignsAndFilesQuery, "files" | "sharedFiles" | "deletedFiles">;
  const file = makeProject({ name: "The lakes" });
  const { id, name, design } = file;
  const deleted = { id, name, design, deletedAt: "2026-11-15T08:00:00.000Z" };

  function Route() {
    return (
      <AccountFinder
        found={useLoaderData<typeof found>()}
        initialOrder="modified"
        designCount={136}
      />
    );
  }

  beforeEach(() => {
    api = new FakeGraphql();
    api.on(DeleteFileDocument, () => {
      found = { ...found, files: [], deletedFiles: [deleted] };
      return { deleteFile: true };
    });
    api.on(RestoreFileDocument, () => {
      found = { ...found, files: [file], deletedFiles: [] };
      return { restoreFile: true };
    });
  });

  async function open(initial: Partial<typeof found>): Promise<void> {
    found = { files: [], sharedFiles: [], deletedFiles: [], ...initial };
    renderPage([{ path: "/", Component: Route, loader: () => found, HydrateFallback: () => null }]);
    await screen.findByRole("heading", { level: 1 });
  }

  const isListed = () => screen.queryByRole("link", { name: "The lakes" }) !== null;

  it("is hidden while it is empty", async () => {
    await open({ files: [file] });
    expect(screen.queryByText(/^Trash/)).toBeNull();
  });

  it("receives a deleted project and gives it back", async () => {
    await open({ files: [file] });
    const remove = screen.getByRole("button", { name: 'Delete "The lakes"' });
    remove.focus();
    fireEvent.click(remove);
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("It stays in the trash for 30 days");
    expect(dialog.textContent).not.toContain("cannot be undone");
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Trash (1)")).toBeDefined();
    const title = screen.getByRole("heading", { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(isListed()).toBe(false);
    const restore = screen.getByRole("button", { name: 'Restore "The lakes"' });
    restore.focus();
    fireEvent.click(restore);
    await waitFor(() => expect(screen.queryByText("Trash (1)")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(isListed()).toBe(true);
  });

  it("is undone from the message", async () => {
    await open({ files: [file] });
    fireEvent.click(screen.getByRole("button", { name: 'Delete "The lakes"' }));
    await screen.findByRole("dialog");
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() =>
      expect(getVisibleToasts()[0]?.content).toBe('"The lakes" is in the trash.'),
    );
    act(() => getVisibleToasts()[0]?.action?.onSelect());
    await waitFor(() => expect(isListed()).toBe(true));
  });

  it("deletes forever after a warning that it cannot be undone", async () => {
    const removed: string[] = [];
    api.on(DeleteFileForeverDocument, ({ fileId: projectId }) => {
      removed.push(projectId);
      found = { ...found, deletedFiles: [] };
      return { deleteFileForever: true };
    });
    await open({ deletedFiles: [deleted] });
    fireEvent.click(screen.getByRole("button", { name: 'Delete "The lakes" forever' }));
    expect(
      await screen.findByText(
        'Are you sure you want to delete your project "The lakes"? This cannot be undone.',
      ),
    ).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Delete forever" }));
    await waitFor(() => expect(screen.queryByText(/^Trash/)).toBeNull());
    expect(removed).toEqual(["abc123"]);
  });
});
