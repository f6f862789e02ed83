// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import {
  design,
  focused,
  makeOpening,
  map,
  onOpen,
  pixels,
  region,
  renderMap,
  setUpMapView,
} from "./test/render-map.tsx";

setUpMapView();

describe("touch", () => {
  const tap = (x: number, y: number) =>
    fireEvent(
      map(),
      new PointerEvent("click", {
        bubbles: true,
        detail: 1,
        pointerType: "touch",
        ...pixels(x, y),
      }),
    );
  const tiny = makeOpening("DC", "Columbia", 0, 0, {
    layers: { cut: { path: "M98 98l4 0 0 4-4 0z", box: { x: 98, y: 98, width: 4, height: 4 } } },
    labelPoint: { x: 100, y: 100 },
  });
  const withTiny = { ...design, features: [...design.features, tiny] };

  it("opens a region that is large enough at once", () => {
    renderMap();
    tap(150, 50);
    expect(onOpen.mock.lastCall?.[0].id).toBe("CO");
  });

  it("names a region smaller than a fingertip first, and opens it by the second tap", () => {
    renderMap({ design: withTiny });
    tap(100, 100);
    expect(onOpen).not.toHaveBeenCalled();
    expect(screen.getByText("Columbia: add a photo")).toBeDefined();
    expect(focused()).toBe("Open Columbia: add a photo");
    tap(100, 100);
    expect(onOpen.mock.lastCall?.[0].id).toBe("DC");
    expect(screen.queryByText("Columbia: add a photo")).toBeNull();
  });

  it("opens the named region by its button, and closes the callout by Escape or a tap beside it", async () => {
    const user = userEvent.setup();
    renderMap({ design: withTiny });
    const open = () => screen.queryByRole("button", { name: "Open Columbia: add a photo" });
    tap(102.5, 98);
    await user.keyboard("{Escape}");
    expect(open()).toBeNull();
    tap(100, 100);
    tap(100, 60);
    expect(open()).toBeNull();
    expect(onOpen).not.toHaveBeenCalled();
    tap(100, 100);
    await user.click(open() ?? map());
    expect(onOpen.mock.calls.map(([{ id }]) => id)).toEqual(["DC"]);
  });

  it("offers to add a photo to a named region where opening it lets people choose one", () => {
    renderMap({ design: withTiny, onEdit: () => undefined });
    tap(100, 100);
    expect(focused()).toBe("Add a photo to Columbia");
  });

  it("opens at once by mouse and by keys", () => {
    renderMap({ design: withTiny });
    fireEvent.click(map(), { detail: 1, ...pixels(100, 100) });
    fireEvent.click(region("Columbia: add a photo"), { detail: 0 });
    expect(onOpen.mock.calls.map(([{ id }]) => id)).toEqual(["DC", "DC"]);
  });
});

describe("suggestion of the list", () => {
  const dense = { ...design, width: 4000, height: 4000 };
  const hint = () => screen.queryByText("Small states? The list has all of them by name.");
  beforeEach(() => localStorage.clear());

  it("is made for a map with small regions, and shows the list", async () => {
    const user = userEvent.setup();
    renderMap({ design: dense });
    expect(hint()).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Show list" }));
    expect(screen.getByRole("radio", { name: "List" })).toHaveProperty("checked", true);
    expect(hint()).toBeNull();
  });

  it("is not made for a map with large regions", () => {
    renderMap();
    expect(hint()).toBeNull();
  });

  it("does not come back once dismissed", async () => {
    const user = userEvent.setup();
    const { unmount } = renderMap({ design: dense });
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(hint()).toBeNull();
    unmount();
    renderMap({ design: dense });
    expect(hint()).toBeNull();
  });
});
