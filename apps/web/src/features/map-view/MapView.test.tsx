// @vitest-environment jsdom
import type { Design, Opening } from "@photomap/design";
import type { Inputs, OpeningImage } from "@photomap/project";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { MapView } from "./MapView.tsx";

function opening(id: string, name: string, x: number, y: number, more?: Partial<Opening>): Opening {
  const cut = { path: `M${x} ${y}l90 0 0 90-90 0z`, box: { x, y, width: 90, height: 90 } };
  const rest = { depth: 1, outlined: true, enabled: true, optional: false } as const;
  const labelPoint = { x: x + 45, y: y + 45 };
  return { type: "OPENING", id, name, layers: { cut }, labelPoint, ...rest, ...more };
}

const design: Design = {
  id: "four-corners",
  baseId: "four-corners",
  businessIds: ["pm"],
  name: "Four Corners",
  regionType: "state",
  regionTypePlural: "states",
  regionCount: 4,
  keywords: [],
  width: 200,
  height: 200,
  outputOptions: [],
  backgroundOptions: [],
  features: [
    opening("UT", "Utah", 5, 5),
    opening("CO", "Colorado", 105, 5),
    opening("AZ", "Arizona", 5, 105),
    opening("NM", "New Mexico", 105, 105),
    opening("PR", "Puerto Rico", 150, 190, { enabled: false, optional: true }),
  ],
};

const photo: OpeningImage = {
  id: "photo",
  x: 5,
  y: 5,
  width: 90,
  height: 90,
  rotation: 0,
  flipX: false,
  flipY: false,
  imageWidth: 900,
  imageHeight: 900,
  createdTime: "2026-01-01T00:00:00.000Z",
};
const inputs: Inputs = {
  UT: { type: "OPENING", images: [photo, photo], modifiedAt: photo.createdTime },
};

/** What jsdom lacks: a size, and somebody who tells of it. The map is shown at 4 pixels a point. */
beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell();
      }
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(884);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(948);
});
afterEach(cleanup);

const onOpen = vi.fn<(opening: Opening) => void>();
const onDropFiles = vi.fn<(files: DataTransfer, opening: Opening | undefined) => void>();

beforeEach(() => {
  onOpen.mockClear();
  onDropFiles.mockClear();
  render(
    <MapView
      design={design}
      inputs={inputs}
      photoUrl={(id) => `/photos/${id}`}
      onOpen={onOpen}
      onDropFiles={onDropFiles}
    />,
  );
});

const region = (name: string) => screen.getByRole("button", { name });
const focused = () => document.activeElement?.getAttribute("aria-label");
/** Pixels of a point of the design: the board hangs at 42, 42. */
const pixels = (x: number, y: number) => ({ clientX: 42 + 4 * x, clientY: 42 + 4 * y });
const map = () => screen.getByRole("group", { name: "Four Corners: states" });

describe("the map view", () => {
  it("names every region with what is in it", () => {
    const names = screen
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label"))
      .filter((name) => name?.includes(":"));
    expect(names).toEqual([
      "Arizona: add a photo",
      "Colorado: add a photo",
      "New Mexico: add a photo",
      "Puerto Rico: not included",
      "Utah: 2 photos",
    ]);
  });

  it("is one stop for Tab, and arrows lead to the neighbor", async () => {
    const person = userEvent.setup();
    await person.tab();
    expect(focused()).toBe("Arizona: add a photo");
    await person.keyboard("{ArrowUp}");
    expect(focused()).toBe("Utah: 2 photos");
    await person.keyboard("{ArrowRight}");
    expect(focused()).toBe("Colorado: add a photo");
    await person.keyboard("{ArrowDown}");
    expect(focused()).toBe("New Mexico: add a photo");
    await person.tab();
    expect(map().contains(document.activeElement)).toBe(false);
    await person.tab({ shift: true });
    expect(focused()).toBe("New Mexico: add a photo");
  });

  it("goes to the ends and to initials", async () => {
    const person = userEvent.setup();
    await person.tab();
    await person.keyboard("{End}");
    expect(focused()).toBe("Utah: 2 photos");
    await person.keyboard("{Home}");
    expect(focused()).toBe("Arizona: add a photo");
    await person.keyboard("n");
    expect(focused()).toBe("New Mexico: add a photo");
  });

  it("opens a region by Enter, by Space and by pointing at it", async () => {
    const person = userEvent.setup();
    await person.tab();
    await person.keyboard("{Enter} ");
    expect(onOpen.mock.calls.map(([{ id }]) => id)).toEqual(["AZ", "AZ"]);
    fireEvent.click(map(), { detail: 1, ...pixels(190, 10) });
    expect(onOpen.mock.lastCall?.[0].id).toBe("CO");
  });

  it("opens nothing beside the regions, nor one that is not included", () => {
    fireEvent.click(map(), { detail: 1, ...pixels(100, 50) });
    fireEvent.click(region("Puerto Rico: not included"), { detail: 0 });
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("OPN-19 keeps the highlight for 100 ms after the pointer has left", () => {
    vi.useFakeTimers();
    fireEvent.pointerMove(map(), { pointerType: "mouse", ...pixels(150, 50) });
    expect(screen.getByText("Colorado: add a photo")).toBeDefined();
    fireEvent.pointerMove(map(), { pointerType: "mouse", ...pixels(100, 50) });
    act(() => void vi.advanceTimersByTime(99));
    expect(screen.queryByText("Colorado: add a photo")).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText("Colorado: add a photo")).toBeNull();
    vi.useRealTimers();
  });

  it("says where files were dropped", () => {
    // Drags have places in browsers, but not in jsdom.
    const drop = (at: ReturnType<typeof pixels>) =>
      fireEvent(map(), new MouseEvent("drop", { bubbles: true, cancelable: true, ...at }));
    drop(pixels(150, 150));
    expect(onDropFiles.mock.lastCall?.[1]?.id).toBe("NM");
    fireEvent.drop(region("Utah: 2 photos"));
    expect(onDropFiles.mock.lastCall?.[1]?.id).toBe("UT");
    drop(pixels(100, 100));
    expect(onDropFiles.mock.lastCall?.[1]).toBeUndefined();
    expect(onDropFiles).toHaveBeenCalledTimes(3);
  });

  it("zooms by keys and buttons, from 100% to 2000%", async () => {
    const person = userEvent.setup();
    const percent = () => screen.getByRole("group", { name: "Zoom" }).textContent;
    await person.tab();
    await person.keyboard("-");
    expect(percent()).toContain("100%");
    await person.keyboard("+");
    expect(percent()).toContain("150%");
    await person.click(screen.getByRole("button", { name: "Fit to screen" }));
    expect(percent()).toContain("100%");
    for (let i = 0; i < 10; i += 1)
      await person.click(screen.getByRole("button", { name: "Zoom in" }));
    expect(percent()).toContain("2000%");
  });

  it("is a list as well, what is still empty first", async () => {
    const person = userEvent.setup();
    await person.click(screen.getByRole("radio", { name: "List" }));
    const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(headings).toEqual(["3 still to fill", "1 filled"]);
    expect(screen.getByText("Not included: Puerto Rico")).toBeDefined();
    await person.click(region("New Mexico: add a photo"));
    expect(onOpen.mock.lastCall?.[0].id).toBe("NM");
    fireEvent.drop(region("Utah: 2 photos"));
    expect(onDropFiles.mock.lastCall?.[1]?.id).toBe("UT");
  });
});
