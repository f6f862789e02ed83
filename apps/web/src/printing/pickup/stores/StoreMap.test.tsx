// @vitest-environment jsdom
import type { StoredStateMap } from "@photomap/design";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findViolations } from "../../../test/find-violations.ts";
import { StoreMap } from "./StoreMap.tsx";

const OHIO: StoredStateMap = {
  land: "M-84800 39000l4000 0 0 2900-4000 0z",
  counties: "",
  cities: [["Toledo", -83555, 41664]],
  neighbors: {},
};
const MICHIGAN: StoredStateMap = {
  land: "M-86500 41700l4000 0 0 3000-4000 0z",
  counties: "M-83000 42000l500 0",
  cities: [["Detroit", -83046, 42331]],
  neighbors: { OH: [-84820, 38403, -80518, 41978], WI: [-92889, 42492, -86805, 47080] },
};
const STORES = [
  {
    storeNum: "901",
    latitude: 42.35,
    longitude: -83.06,
    state: "MI",
    label: "1 Woodward Ave, Detroit",
  },
  {
    storeNum: "17",
    latitude: 42.25,
    longitude: -83.2,
    state: "MI",
    label: "2 Fort St, Lincoln Park",
  },
];
const CENTER = { latitude: 42.33, longitude: -83.05 };

const requests: string[] = [];
let files: Record<string, StoredStateMap>;

beforeEach(() => {
  requests.length = 0;
  files = { mi: MICHIGAN, oh: OHIO };
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("fetch", async (url: string) => {
    requests.push(url);
    const [, state = ""] = /^\/search-data\/state-(..)\.json$/.exec(url) ?? [];
    return files[state] ? Response.json(files[state]) : new Response(null, { status: 404 });
  });
});

afterEach(() => vi.unstubAllGlobals());

function renderMap(options: Partial<Parameters<typeof StoreMap>[0]> = {}) {
  const onSelect = vi.fn<(storeNum: string) => void>();
  const props = { stores: STORES, center: CENTER, selectedStoreNum: "17", onSelect, ...options };
  const { container } = render(<StoreMap {...props} />);
  const listLands = () =>
    [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  return { container, onSelect, listLands };
}

it("shows a numbered pin for each store, named by its address", async () => {
  const { container, listLands } = renderMap();
  await waitFor(() => expect(listLands()).toContain(MICHIGAN.land));
  const pins = screen.getAllByRole("button");
  expect(pins.map((pin) => [pin.textContent, pin.ariaLabel, pin.ariaPressed])).toEqual([
    ["1", "1: 1 Woodward Ave, Detroit", "false"],
    ["2", "2: 2 Fort St, Lincoln Park", "true"],
  ]);
  expect(container.textContent).toContain("Detroit");
  expect(await findViolations()).toEqual([]);
});

it("selects a store by mouse and keyboard", async () => {
  const { onSelect } = renderMap();
  await userEvent.click(screen.getByRole("button", { name: /Woodward/ }));
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onSelect.mock.calls).toEqual([["901"], ["17"]]);
});

it("draws the states beside the map that it shows, and no others", async () => {
  const stores = [{ ...STORES[0]!, latitude: 41.75, longitude: -83.5 }];
  const { listLands } = renderMap({ stores, center: { latitude: 41.66, longitude: -83.55 } });
  await waitFor(() =>
    expect(listLands()).toEqual(expect.arrayContaining([MICHIGAN.land, OHIO.land])),
  );
  expect(requests).not.toContain("/search-data/state-wi.json");
});

it("shows nothing where there is no map, and without stores", async () => {
  const island = { ...STORES[0]!, state: "XX" };
  const { container } = renderMap({ stores: [island] });
  await waitFor(() => expect(container.innerHTML).toBe(""));
  expect(renderMap({ stores: [] }).container.innerHTML).toBe("");
});
