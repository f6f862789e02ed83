// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { FinderFileFragment } from "../../generated/graphql.ts";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
import { Finder } from "./Finder.tsx";

function makeFile(facts: Partial<FinderFileFragment>): FinderFileFragment {
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

const removal = { remove: () => Promise.resolve(true) };

function renderFinder(props: Partial<Parameters<typeof Finder>[0]>): void {
  const element = <Finder files={[]} removal={removal} initialOrder="modified" {...props} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
}

const cardOf = (name: string) => {
  const link = screen.getByRole("link", { name });
  const card = link.closest("article");
  if (card === null) throw new Error(`${name} stands in no card`);
  return within(card);
};

beforeAll(() => {
  // jsdom has no matchMedia, which Mantine calls.
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

afterEach(cleanup);

describe("the finder", () => {
  it("PRJ-03 shows shared projects in a separate grid, only when there are any", () => {
    renderFinder({ files: [makeFile({})] });
    expect(screen.queryByText("Projects Shared With You")).toBeNull();
    cleanup();
    const shared = makeFile({ id: "def456", name: "Theirs", viewerPolicy: "VIEWER" });
    renderFinder({ files: [makeFile({})], sharedFiles: [shared] });
    const section = screen.getByRole("region", { name: "Projects Shared With You" });
    expect(within(section).getByRole("link", { name: "Theirs" })).toBeDefined();
    expect(within(section).queryByRole("link", { name: "Our map" })).toBeNull();
  });

  it("PRJ-06 shows the update time to owners and a role badge to others", () => {
    renderFinder({
      files: [makeFile({ updatedAt: new Date(Date.now() - 3 * 3_600_000).toISOString() })],
      sharedFiles: [
        makeFile({ id: "a", name: "To suggest", viewerPolicy: "COLLABORATOR" }),
        makeFile({ id: "b", name: "To look at", viewerPolicy: "VIEWER" }),
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
      files: [makeFile({})],
      sharedFiles: [makeFile({ id: "b", name: "Theirs", viewerPolicy: "COLLABORATOR" })],
    });
    expect(cardOf("Our map").getByRole("button", { name: 'Delete "Our map"' })).toBeDefined();
    expect(cardOf("Theirs").queryByRole("button")).toBeNull();
  });
});
