// @vitest-environment jsdom
import type { Opening } from "@photomap/design";
import { countProgress, getOpeningStatuses } from "@photomap/project";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import { MapView } from "./MapView.tsx";
import { FakePainter, stubPainter } from "./test/fake-painter.ts";
import {
  design,
  focused,
  inputs,
  map,
  onDropFiles,
  onOpen,
  pixels,
  region,
  renderMap,
  setUpMapView,
} from "./test/render-map.tsx";

setUpMapView();

describe("marks", () => {
  it("are on the map and in the list, and part of the name of the region", async () => {
    const user = userEvent.setup();
    const { rerender } = renderMap({ marks: new Map([["UT", "bare corner"]]) });
    const name = "Utah: 2 photos, bare corner";
    expect(region(name).parentElement?.querySelector("svg")).not.toBeNull();
    expect(region("Colorado: add a photo").parentElement?.querySelector("svg")).toBeNull();
    await user.click(screen.getByRole("radio", { name: "List" }));
    expect(region(name).textContent).toContain("bare corner");
    rerender(
      <MapView
        design={design}
        inputs={inputs}
        photoUrl={() => undefined}
        onOpen={onOpen}
        onDropFiles={onDropFiles}
      />,
    );
    expect(region("Utah: 2 photos").textContent).not.toContain("bare corner");
  });
});

describe("regions that are not included", () => {
  const NAME = "Puerto Rico: not included";

  it("OPN-04 are opened by a click and by their button where the map can be edited, and take no files", () => {
    renderMap({ canOpenExcluded: true });
    fireEvent.click(map(), { detail: 1, ...pixels(160, 197) });
    expect(onOpen.mock.calls.map(([{ id }]) => id)).toEqual(["PR"]);
    expect(region(NAME).hasAttribute("aria-disabled")).toBe(false);
    fireEvent.click(region(NAME), { detail: 0 });
    expect(onOpen.mock.calls.map(([{ id }]) => id)).toEqual(["PR", "PR"]);
    fireEvent.click(map(), { detail: 1, ...pixels(160, 192) });
    expect(onOpen.mock.lastCall?.[0].id).toBe("NM");
    fireEvent.drop(region(NAME));
    expect(onDropFiles.mock.lastCall?.[1]).toBeUndefined();
  });

  it("are opened from the list too", async () => {
    const user = userEvent.setup();
    renderMap({ canOpenExcluded: true });
    await user.click(screen.getByRole("radio", { name: "List" }));
    await user.click(region(NAME));
    expect(onOpen.mock.lastCall?.[0].id).toBe("PR");
  });
});

describe("the second way to open a region", () => {
  const onEdit = vi.fn<(opening: Opening) => void>();
  const openedIds = () => onEdit.mock.calls.map(([{ id }]) => id);
  beforeEach(() => onEdit.mockClear());

  it("is a right click, the menu key or Shift+Enter, and leaves the first one alone", async () => {
    const user = userEvent.setup();
    renderMap({ onEdit });
    expect(fireEvent.contextMenu(map(), { button: 2, ...pixels(190, 10) })).toBe(false);
    fireEvent.contextMenu(region("New Mexico: add a photo"), { button: 0, ...pixels(190, 10) });
    await user.tab();
    await user.keyboard("{Shift>}{Enter}{/Shift}");
    expect(openedIds()).toEqual(["CO", "NM", "AZ"]);
    expect(onOpen).not.toHaveBeenCalled();
    expect(fireEvent.contextMenu(map(), { button: 2, ...pixels(100, 50) })).toBe(true);
    expect(onEdit).toHaveBeenCalledTimes(3);
  });

  it("is the same in the list", async () => {
    const user = userEvent.setup();
    renderMap({ onEdit });
    await user.click(screen.getByRole("radio", { name: "List" }));
    fireEvent.contextMenu(region("New Mexico: add a photo"));
    region("Colorado: add a photo").focus();
    await user.keyboard("{Shift>}{Enter}{/Shift}");
    expect(openedIds()).toEqual(["NM", "CO"]);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("is left to the browser where opening is the only way", () => {
    renderMap();
    expect(fireEvent.contextMenu(map(), { button: 2, ...pixels(190, 10) })).toBe(true);
  });
});

describe("map view", () => {
  beforeEach(() => {
    renderMap();
  });

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

  it("is one stop for Tab, and arrows focus the neighbor", async () => {
    const user = userEvent.setup();
    await user.tab();
    expect(focused()).toBe("Arizona: add a photo");
    await user.keyboard("{ArrowUp}");
    expect(focused()).toBe("Utah: 2 photos");
    await user.keyboard("{ArrowRight}");
    expect(focused()).toBe("Colorado: add a photo");
    await user.keyboard("{ArrowDown}");
    expect(focused()).toBe("New Mexico: add a photo");
    await user.tab();
    expect(map().contains(document.activeElement)).toBe(false);
    await user.tab({ shift: true });
    expect(focused()).toBe("New Mexico: add a photo");
  });

  it("focuses the ends and initials by key", async () => {
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard("{End}");
    expect(focused()).toBe("Utah: 2 photos");
    await user.keyboard("{Home}");
    expect(focused()).toBe("Arizona: add a photo");
    await user.keyboard("n");
    expect(focused()).toBe("New Mexico: add a photo");
  });

  it("opens a region by Enter, Space and a click", async () => {
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard("{Enter} ");
    expect(onOpen.mock.calls.map(([{ id }]) => id)).toEqual(["AZ", "AZ"]);
    fireEvent.click(map(), { detail: 1, ...pixels(190, 10) });
    expect(onOpen.mock.lastCall?.[0].id).toBe("CO");
  });

  it("opens nothing beside the regions or for one not included", () => {
    fireEvent.click(map(), { detail: 1, ...pixels(100, 50) });
    fireEvent.click(region("Puerto Rico: not included"), { detail: 0 });
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("OPN-19 clears the highlight 100 ms after the pointer has left", () => {
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

  it("passes the region that files were dropped on", () => {
    // Drag events have no coordinates in jsdom.
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

  it("OPN-01 zooms by keys and buttons, from 100% to 1000% without another maximum", async () => {
    const user = userEvent.setup();
    const percent = () => screen.getByRole("group", { name: "Zoom" }).textContent;
    await user.tab();
    await user.keyboard("-");
    expect(percent()).toContain("100%");
    await user.keyboard("+");
    expect(percent()).toContain("150%");
    await user.click(screen.getByRole("button", { name: "Fit to screen" }));
    expect(percent()).toContain("100%");
    for (let i = 0; i < 10; i += 1)
      await user.click(screen.getByRole("button", { name: "Zoom in" }));
    expect(percent()).toContain("1000%");
  });

  it("shows a list with the empty regions first", async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole("radio", { name: "List" }));
    const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(headings).toEqual(["3 still to fill", "1 filled"]);
    expect(screen.getByText("Not included: Puerto Rico")).toBeDefined();
    await user.click(region("New Mexico: add a photo"));
    expect(onOpen.mock.lastCall?.[0].id).toBe("NM");
    fireEvent.drop(region("Utah: 2 photos"));
    expect(onDropFiles.mock.lastCall?.[1]?.id).toBe("UT");
  });

  it("zooms at the pointer by the wheel and pans by a two-finger scroll", async () => {
    const percent = () => screen.getByRole("group", { name: "Zoom" }).textContent;
    const roll = (init: WheelEventInit) => {
      const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, ...init });
      map().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(roll({ deltaY: 12 })).toBe(false);
    expect(roll({ deltaY: -500, ...pixels(150, 50) })).toBe(true);
    await waitFor(() => expect(percent()).toContain("246%"));
    fireEvent.pointerMove(map(), { pointerType: "mouse", ...pixels(150, 50) });
    expect(screen.getByText("Colorado: add a photo")).toBeDefined();
    expect(roll({ deltaY: 12 })).toBe(true);
    expect(percent()).toContain("246%");
  });
});

describe("counts of the list", () => {
  it("agree with the progress: an optional region that does not count has its own heading", async () => {
    const user = userEvent.setup();
    const features = design.features.map((feature) =>
      feature.id === "PR" ? { ...feature, enabled: true, counts: false } : feature,
    );
    renderMap({ design: { ...design, features } });
    const { filled, total } = countProgress({ ...design, features }, getOpeningStatuses(inputs));
    await user.click(screen.getByRole("radio", { name: "List" }));
    const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(headings).toEqual([
      `${total - filled} still to fill`,
      `${filled} filled`,
      "1 more, optional",
    ]);
    expect(screen.getByText("These don't count toward the 4 states.")).toBeDefined();
    expect(region("Puerto Rico: add a photo")).toBeDefined();
  });
});

describe("drawn map", () => {
  beforeAll(stubPainter);

  it("shows the initial preview until every photo is drawn, and passes the picture on", () => {
    const onPicture = vi.fn<(picture: HTMLCanvasElement) => void>();
    const { container } = renderMap({ initialPreviewUrl: "/preview.webp", onPicture });
    const preview = () => container.querySelector('img[src="/preview.webp"]');
    expect(preview()).not.toBeNull();
    act(() => FakePainter.last().send({ type: "progress", isComplete: false }));
    expect(preview()).not.toBeNull();
    act(() => FakePainter.last().send({ type: "progress", isComplete: true }));
    expect(preview()).toBeNull();
    expect(onPicture).toHaveBeenCalledOnce();
  });

  it("hides an initial preview that an edit made stale", () => {
    const preview = { initialPreviewUrl: "/preview.webp" };
    const { container, rerender } = renderMap(preview);
    rerender(
      <MapView
        design={design}
        inputs={{}}
        photoUrl={() => undefined}
        onOpen={onOpen}
        onDropFiles={onDropFiles}
        {...preview}
      />,
    );
    expect(container.querySelector("img")).toBeNull();
    expect(FakePainter.last().received.at(-1)).toMatchObject({ type: "inputs" });
  });

  it("ERR-03 warns once of photos that cannot be loaded", () => {
    renderMap();
    for (let i = 0; i < 3; i += 1) act(() => FakePainter.last().send({ type: "failed" }));
    expect(getVisibleToasts()).toMatchObject([
      {
        type: "warning",
        content: "Some Images Failed to Load",
        detail: "Please reload the page, and contact us if the problem persists.",
      },
    ]);
  });

  it("ends the worker when it is closed", () => {
    const { unmount } = renderMap();
    unmount();
    expect(FakePainter.last().isTerminated).toBe(true);
  });
});
