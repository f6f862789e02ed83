// @vitest-environment jsdom
import type { DesignEntry, OutputOption, StoredPlaces, StoredZipCodes } from "@photomap/design";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { parseOptions } from "../store/loading/new-project-options.ts";
import { Finder } from "./Finder.tsx";

const MATBOARD: OutputOption = { type: "MATBOARD_WALL_MAP", name: "Matboard Wall Map", scale: 1 };
const HANGING: OutputOption = { type: "VINYL_WALL_MAP", name: "Wall Hanging Photo Map", scale: 1 };
const VEHICLE: OutputOption = { type: "VEHICLE_MAP", name: "RV Photo Map", scale: 0.5 };

function makeDesign(facts: Partial<DesignEntry> & { id: string }): DesignEntry {
  return {
    baseId: facts.id,
    name: facts.id,
    regionType: "state",
    regionTypePlural: "states",
    regionCount: 50,
    keywords: [],
    width: 864,
    height: 576,
    outputOptions: [HANGING],
    thumbnailUrl: `/thumbnails/${facts.id}.webp`,
    places: [],
    ...facts,
  };
}

const states = { baseId: "states", name: "50 States", outputOptions: [MATBOARD, HANGING, VEHICLE] };
const DESIGNS = [
  makeDesign({ id: "heart", name: "Heart", regionCount: 24 }),
  makeDesign({ id: "states-12x8", ...states, popularRank: 1 }),
  makeDesign({ id: "states-24x16", ...states, popularRank: 1, width: 1728, height: 1152 }),
  makeDesign({ id: "texas", name: "Texas Counties", keywords: ["Lone Star"], regionCount: 254 }),
];

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
  api.serve("/designs/index.json", DESIGNS);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const actions = {
  remove: () => Promise.resolve(true),
  rename: () => Promise.resolve(),
  duplicate: () => Promise.resolve(),
};

function NewProject() {
  const { pathname, search } = useLocation();
  return <p>{`made at ${pathname}${search}`}</p>;
}

function openFinder(path = "/create") {
  const element = <Finder files={[]} actions={actions} initialOrder="modified" designCount={136} />;
  return renderPage(
    [
      { path: "/create", element },
      { path: "/p/new/:designId", Component: NewProject },
    ],
    { entries: ["/", path] },
  );
}

function serveSearchData() {
  const places: StoredPlaces = {
    regions: [
      { id: "US", name: "United States", maps: ["states"] },
      {
        id: "US-TX",
        name: "Texas",
        parent: "US",
        maps: ["texas"],
        openingOf: ["states"],
        otherNames: ["Tejas"],
      },
    ],
    cities: [{ name: "Austin", region: "US-TX", county: "Travis County" }],
  };
  const codes: StoredZipCodes = { "733": { counties: ["US-TX|Travis County"], codes: " 0" } };
  api.serve("/search-data/places.json", places);
  api.serve("/search-data/zip-codes-7.json", codes);
}

const maps = () => {
  const list = within(screen.getByRole("dialog")).getAllByRole("listitem");
  return list.map((item) => within(item).getByRole("button"));
};
const chooseMap = async (text: string) => {
  await waitFor(() => maps());
  const map = maps().find((button) => button.textContent?.includes(text));
  if (map === undefined) throw new Error(`There is no map ${text}`);
  fireEvent.click(map);
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const search = (value: string) =>
  fireEvent.change(screen.getByLabelText("Search by a location name"), { target: { value } });

describe("the create dialog", () => {
  it("ERR-02 shows that the maps could not be loaded, and loads them on request", async () => {
    api.serve("/designs/index.json", undefined);
    openFinder("/create?new=1");
    expect(await screen.findByText("An error occurred. Please try again.")).toBeDefined();
    expect(await findViolations()).toEqual([]);
    api.serve("/designs/index.json", DESIGNS);
    press("Try again");
    await waitFor(() => expect(maps()).toHaveLength(3));
    expect(screen.queryByText("An error occurred. Please try again.")).toBeNull();
  });

  it("PRJ-02 opens from the first tile, at its own URL, and closes by Back", async () => {
    const { router } = openFinder();
    const [first] = screen.getAllByRole("listitem");
    if (first === undefined) throw new Error("There is no tile");
    fireEvent.click(within(first).getByRole("button", { name: "New Project" }));
    expect(await screen.findByRole("dialog", { name: "Create a Project" })).toBeDefined();
    expect(router.state.location.search).toBe("?new=1");
    press("Close");
    await waitFor(() => expect(router.state.location.search).toBe(""));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.state.historyAction).toBe("POP");
  });

  it("closes without leaving the page when it was opened by its URL", async () => {
    const { router } = openFinder("/create?new=1");
    await screen.findByRole("dialog");
    press("Close");
    await waitFor(() => expect(router.state.location).toMatchObject({ search: "" }));
    expect(router.state.location.pathname).toBe("/create");
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("PRJ-10 lists popular maps first, one per map, with sizes and photo counts", async () => {
    openFinder("/create?new=1");
    await waitFor(() => expect(maps()).toHaveLength(3));
    const [popular] = maps();
    expect(popular?.textContent).toContain("50 States");
    expect(popular?.textContent).toContain("12 × 8 to 24 × 16 in");
    expect(popular?.textContent).toContain("2 sizes, 50 photos");
    expect(popular?.querySelector("img")?.getAttribute("src")).toBe("/thumbnails/states-12x8.webp");
  });

  it("PRJ-09 filters by search and announces the count", async () => {
    openFinder("/create?new=1");
    await waitFor(() => expect(maps()).toHaveLength(3));
    search("Lone Star");
    await waitFor(() => expect(maps()).toHaveLength(1));
    expect(maps()[0]?.textContent).toContain("Texas Counties");
    expect(screen.getByRole("status").textContent).toBe("1 map");
    search("qqqqqq");
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("No matches found for search"),
    );
    expect(within(screen.getByRole("dialog")).queryAllByRole("listitem")).toEqual([]);
    const shown = screen.getAllByText("No matches found for search");
    expect(shown.map((element) => element.role)).toEqual(expect.arrayContaining([null]));
  });

  it("finds a map by a city and by a ZIP code, and shows where they are", async () => {
    serveSearchData();
    openFinder("/create?new=1");
    await waitFor(() => expect(maps()).toHaveLength(3));
    search("Austin");
    expect(await screen.findByText("Austin is in Travis County, Texas.")).toBeDefined();
    expect(maps().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Texas Counties.*Travis County/),
      expect.stringMatching(/^50 States.*Texas/),
    ]);
    expect(screen.getByRole("status").textContent).toBe(
      "2 maps. Austin is in Travis County, Texas.",
    );
    search("73301");
    expect(await screen.findByText("73301 is in Travis County, Texas.")).toBeDefined();
    search("733");
    expect(await screen.findByText("ZIP codes that start with 733 are in Texas.")).toBeDefined();
    search("Tejas");
    expect(await screen.findByText("Tejas is Texas.")).toBeDefined();
    expect(await findViolations()).toEqual([]);
  });

  it("finds maps by name when the data of places cannot be loaded", async () => {
    openFinder("/create?new=1");
    await waitFor(() => expect(maps()).toHaveLength(3));
    search("50");
    await waitFor(() => expect(maps()).toHaveLength(1));
    search("501");
    expect(await screen.findByText(/^No map is named “501”/)).toBeDefined();
  });

  it("opens the first result with Enter, and nothing for an empty query", async () => {
    serveSearchData();
    openFinder("/create?new=1");
    await waitFor(() => expect(maps()).toHaveLength(3));
    const field = screen.getByLabelText("Search by a location name");
    fireEvent.keyDown(field, { key: "Enter" });
    expect(document.activeElement).toBe(maps()[0]);
    // At once, before the data of places is loaded.
    search("Austin");
    fireEvent.keyDown(field, { key: "Enter" });
    expect((await screen.findByText(/^made at/)).textContent).toContain("/p/new/texas?");
  });

  it("suggests the nearest names on a miss, and popular maps without one", async () => {
    serveSearchData();
    openFinder("/create?new=1");
    await waitFor(() => expect(maps()).toHaveLength(3));
    search("Austrinium");
    expect(
      await screen.findByText("No map is named “Austrinium”. Did you mean this one?"),
    ).toBeDefined();
    press("Austin");
    expect(await screen.findByText("Austin is in Travis County, Texas.")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("Search by a location name"));
    search("family tree");
    expect(await screen.findByText(/^No map is named “family tree”\. Try a country/)).toBeDefined();
    expect(await findViolations()).toEqual([]);
    press("50 States");
    await waitFor(() => expect(maps()).toHaveLength(1));
  });

  it("moves from the search into the results and back by keyboard", async () => {
    openFinder("/create?new=1");
    await waitFor(() => expect(maps()).toHaveLength(3));
    const field = screen.getByLabelText("Search by a location name");
    fireEvent.keyDown(field, { key: "ArrowDown" });
    expect(document.activeElement).toBe(maps()[0]);
    expect(maps().map((map) => map.tabIndex)).toEqual([0, -1, -1]);
    fireEvent.keyDown(maps()[0] ?? field, { key: "ArrowRight" });
    expect(document.activeElement).toBe(maps()[1]);
    expect(maps().map((map) => map.tabIndex)).toEqual([-1, 0, -1]);
    fireEvent.keyDown(maps()[1] ?? field, { key: "ArrowUp" });
    expect(document.activeElement).toBe(field);
  });

  it("PRJ-11 PRJ-12 PRJ-14 asks for size and product, and goes back step by step", async () => {
    openFinder("/create?new=1");
    await chooseMap("50 States");
    expect(screen.getByRole("heading", { name: "Select your frame size" })).toBeDefined();
    await chooseMap("24 × 16 in");
    const products = screen.getByRole("group", { name: "What type of map are you filling?" });
    const options = within(products).getAllByRole<HTMLInputElement>("radio");
    expect(options.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      expect.stringMatching(/^Matboard Wall MapA framed mat.*24 × 16 in$/),
      expect.stringMatching(/^Wall Hanging Photo MapThe map in one piece.*24 × 16 in$/),
      expect.stringMatching(/^RV Photo MapA map for the side.*12 × 8 in$/),
    ]);
    expect(options.map(({ checked }) => checked)).toEqual([false, true, false]);

    press("Back");
    expect(document.activeElement?.textContent).toContain("24 × 16 in");
    press("Back");
    expect(document.activeElement?.textContent).toContain("50 States");
  });

  it("LIM-01 says which size is a small map, and starts at a larger one", async () => {
    openFinder("/create?new=1");
    await waitFor(() => expect(maps()).toHaveLength(3));
    expect(maps().map(({ textContent }) => textContent)).toEqual([
      "50 States12 × 8 to 24 × 16 in2 sizes, 50 photos",
      expect.stringContaining("12 × 8 in, small map"),
      expect.stringContaining("12 × 8 in, small map"),
    ]);
    await chooseMap("50 States");
    expect(maps().map(({ textContent }) => textContent)).toEqual([
      "12 × 8 inSmall map50 photos",
      "24 × 16 in50 photos",
    ]);
    expect(document.activeElement).toBe(maps()[1]);
  });

  it("PRJ-12 PRJ-16 creates the chosen size and product", async () => {
    openFinder("/create?new=1");
    await chooseMap("50 States");
    await chooseMap("24 × 16 in");
    fireEvent.click(screen.getByRole("radio", { name: /^RV Photo Map/ }));
    press("Create");
    const made = (await screen.findByText(/^made at/)).textContent ?? "";
    const url = new URL(made.replace("made at ", ""), "https://photomap.example");
    expect(url.pathname).toBe("/p/new/states-24x16");
    expect(parseOptions(url.searchParams.get("ies"))).toEqual({
      outputType: "VEHICLE_MAP",
      outputScale: 0.5,
    });
  });

  it("PRJ-12 creates a map with one size and one product at once", async () => {
    openFinder("/create?new=1");
    await chooseMap("Heart");
    expect((await screen.findByText(/^made at/)).textContent).toContain("/p/new/heart?ies=");
  });
});
