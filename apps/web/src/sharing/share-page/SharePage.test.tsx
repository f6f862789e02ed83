// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { SharePage } from "./SharePage.tsx";
import type { SharePageData } from "./share-page-data.ts";
import { makeSharePage } from "./test/shared-page.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openPage(facts: Partial<SharePageData> = {}): void {
  renderPage([{ path: "/", element: <SharePage page={makeSharePage(facts)} /> }]);
}

const hrefOf = (name: string | RegExp) =>
  screen.getAllByRole("link", { name })[0]?.getAttribute("href");

it("shows a reader the map, its progress and years, and what a reader may do", async () => {
  openPage();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Our trips");
  expect(screen.getByText("2 of 3 parks, 2011 to 2019")).toBeTruthy();
  const picture = screen.getByRole("img", { name: "Map: 2 of 3 parks filled with photos" });
  expect(picture.getAttribute("srcset")).toMatch(/\/720\.webp 720w, .*\/1440\.webp 1440w$/);
  expect(hrefOf("View")).toBe("/p/aB3dE6");
  expect(hrefOf("Print")).toBe("/p/aB3dE6/output");
  expect(hrefOf("Make your own")).toBe("/p/new/three-states");
  expect(screen.queryByText(/Suggest/)).toBeNull();
  expect(await findViolations()).toEqual([]);
});

it("lists the regions with photos in the order of play, each with its read-only view", () => {
  openPage();
  const gallery = screen.getByRole("region", { name: "Every park so far" });
  const links = within(gallery).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Utah2011 · 3 photos", "/p/aB3dE6/UT"],
    ["Texas2019", "/p/aB3dE6/TX"],
  ]);
});

it("leads a collaborator from a waiting region straight to a new suggestion", async () => {
  openPage({ canSuggest: true });
  expect(hrefOf("Wyoming")).toBe("/p/aB3dE6/collaborate/WY/new");
  expect(hrefOf("Suggest a photo")).toBe("/p/aB3dE6");
  expect(screen.getByText(/^1 park is still waiting/)).toBeTruthy();
  expect(await findViolations()).toEqual([]);
});

it("draws the outline of each waiting region and counts also those without a tile", () => {
  openPage({ canSuggest: true, emptyRegionCount: 47 });
  expect(screen.getByRole("list", { name: "Empty parks" })).toBeTruthy();
  const tile = screen.getByRole("link", { name: "Wyoming" });
  expect(tile.querySelector("path")?.getAttribute("d")).toBe("M0 9l64 0 0 46-64 0z");
  expect(screen.getByRole("heading", { name: "Got a photo of Wyoming?" })).toBeTruthy();
  expect(screen.getByText(/^47 parks are still waiting/)).toBeTruthy();
});

it("asks a collaborator of a complete map for better photos", () => {
  openPage({ canSuggest: true, emptyRegions: [], emptyRegionCount: 0 });
  expect(screen.getByRole("heading", { name: "Got a better photo?" })).toBeTruthy();
  expect(screen.getByText(/^Every park has a photo\./)).toBeTruthy();
});

it("says that there is nothing to see yet, without play and print", async () => {
  openPage({ regions: [], progress: { filled: 0, total: 3 } });
  expect(screen.getByText(/^Nothing here yet\. The first park is still waiting/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link", { name: "Print" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Every park so far" })).toBeNull();
  expect(await findViolations()).toEqual([]);
});
