// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openEditor, opening, pixelsAt, stubLayout } from "../test/open-editor.tsx";

beforeAll(stubLayout);
afterEach(cleanup);

describe("keys of the canvas", () => {
  it("OPN-21 Left and Right turn by a degree, by a tenth with Alt, to the next 45 with Shift", async () => {
    const { user, activate, place } = openEditor();
    await activate(2);
    const press = async (keys: string) => (await place(() => user.keyboard(keys))).rotation;
    expect(await press("{ArrowRight}")).toBe(1);
    expect(await press("{ArrowRight}")).toBe(2);
    expect(await press("{ArrowLeft}")).toBe(1);
    expect(await press("{Alt>}{ArrowRight}{/Alt}")).toBe(1.1);
    expect(await press("{Alt>}{ArrowLeft}{/Alt}")).toBe(1);
    expect(await press("{Shift>}{ArrowRight}{/Shift}")).toBe(45);
    expect(await press("{Shift>}{ArrowRight}{/Shift}")).toBe(90);
    expect(await press("{Shift>}{ArrowLeft}{/Shift}")).toBe(45);
    expect(await press("{Shift>}{ArrowLeft}{/Shift}")).toBe(0);
    expect(await press("{ArrowLeft}")).toBe(359);
    expect(screen.getByText("Turned to minus 1 degrees.").getAttribute("role")).toBe("status");
  });

  it("OPN-22 letters move by 3 and 30, Up and Down scale by 2% and 20% and back", async () => {
    const { user, activate, place } = openEditor();
    await activate(2);
    const press = (keys: string) => place(() => user.keyboard(keys));
    const start = await press("d");
    expect((await press("d")).x).toBeCloseTo(start.x + 3, 6);
    expect((await press("a")).x).toBeCloseTo(start.x, 6);
    expect((await press("s")).y).toBeCloseTo(start.y + 3, 6);
    expect((await press("w")).y).toBeCloseTo(start.y, 6);
    expect((await press("D")).x).toBeCloseTo(start.x + 30, 6);
    expect((await press("A")).x).toBeCloseTo(start.x, 6);
    expect((await press("S")).y).toBeCloseTo(start.y + 30, 6);
    expect((await press("W")).y).toBeCloseTo(start.y, 6);
    expect((await press("{ArrowUp}")).width).toBeCloseTo(start.width * 1.02, 6);
    const back = await press("{ArrowDown}");
    expect(back.width).toBeCloseTo(start.width, 6);
    expect(back.x).toBeCloseTo(start.x, 6);
    const larger = await press("{Shift>}{ArrowUp}{/Shift}");
    expect(larger.height).toBeCloseTo(start.height * 1.2, 6);
    const smaller = await press("{Shift>}{ArrowDown}{/Shift}");
    expect(smaller.height).toBeCloseTo(start.height, 6);
    expect((await press("{ArrowDown}")).width).toBeCloseTo(start.width * (1 - 1 / 51), 6);
  });

  it("OPN-23 Space resets, Escape deselects, Backspace removes", async () => {
    const { user, edits, activate, place, framedId, thumbs } = openEditor();
    await activate(2);
    const start = await place(() => user.keyboard("d"));
    await user.keyboard("{Shift>}{ArrowRight}{ArrowUp}{/Shift}");
    const reset = await place(() => user.keyboard(" "));
    expect(reset).toEqual({ ...start, x: reset.x, rotation: 0 });
    expect(reset.x).toBeCloseTo(start.x - 3, 6);
    await user.keyboard("{Escape}");
    expect(framedId()).toBeUndefined();
    await activate(2);
    await user.keyboard("{Backspace}");
    expect(edits.at(-1)).toMatchObject({ type: "REMOVE_IMAGES", imageIds: ["two"] });
    expect(thumbs()).toHaveLength(1);
    expect(framedId()).toBeUndefined();
  });

  it("OPN-24 stop scaling at 5% and 10 times the print area", async () => {
    const { user, edits, activate } = openEditor();
    await activate(2);
    const { width, height } = opening.layers.cut?.box ?? { width: 1, height: 1 };
    const scale = () => {
      const edit = edits.at(-1);
      if (edit?.type !== "PLACE_IMAGE") throw new Error("Expected a placement");
      return Math.max(edit.placement.width / width, edit.placement.height / height);
    };
    await user.keyboard("{Shift>}{ArrowUp>30/}{/Shift}");
    expect(scale()).toBeCloseTo(10, 6);
    await user.keyboard("{Shift>}{ArrowDown>60/}{/Shift}");
    expect(scale()).toBeCloseTo(0.05, 6);
    expect(edits).toHaveLength(2);
  });

  it("make one edit of a key held down, on release or when the canvas loses the focus", async () => {
    const { user, edits, activate, place, tool } = openEditor();
    await activate(2);
    const turned = await place(async () => {
      await user.keyboard("{ArrowRight>12}");
      expect(edits).toHaveLength(0);
      await user.keyboard("{/ArrowRight}");
    });
    expect(turned.rotation).toBe(12);
    const moved = await place(async () => {
      await user.keyboard("{d>2}");
      tool("Gestures and keys").focus();
    });
    expect(moved.x).toBeCloseTo(turned.x + 6, 6);
    await user.keyboard("{/d}");
    expect(edits).toHaveLength(2);
  });

  it("act only while the canvas has the focus, and never with Ctrl or Cmd", async () => {
    const { user, edits, canvas, thumb, framedId } = openEditor();
    await user.click(thumb(2));
    await user.keyboard("a{ArrowUp}{Backspace}{Escape}");
    expect(framedId()).toBe("two");
    canvas.focus();
    await user.keyboard("{Control>}as{/Control}{Meta>}{ArrowLeft}{/Meta}");
    expect(edits).toEqual([]);
  });
});

describe("pointers on the canvas", () => {
  const photo = (id: string) => {
    const element = document.querySelector(`[data-photo="${id}"]`);
    if (element === null) throw new Error(`Photo ${id} is not on the canvas`);
    return element;
  };
  const mouse = { pointerId: 1, pointerType: "mouse", button: 0, buttons: 1 };
  const isGuideShown = (kind: string) =>
    document.querySelector<HTMLElement>(`[data-guide=${kind}]`)?.hidden === false;

  it("OPN-17 a click activates the photo, a second one deselects it, one beside deselects too", () => {
    const { canvas, framedId } = openEditor();
    const click = (target: Element) => {
      fireEvent.pointerDown(target, { ...mouse, ...pixelsAt(200, 300) });
      fireEvent.pointerUp(target, { ...mouse, ...pixelsAt(200, 300) });
    };
    // Clicks that are not a double click.
    let nowMs = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (nowMs += 1000));
    click(photo("two"));
    expect(framedId()).toBe("two");
    click(canvas);
    expect(framedId()).toBeUndefined();
    click(photo("one"));
    expect(framedId()).toBe("one");
    click(photo("one"));
    clock.mockRestore();
    expect(framedId()).toBeUndefined();
  });

  it("OPN-13 a double click raises a photo by one layer", () => {
    const { edits, framedId } = openEditor();
    // Rendering after the first click may take longer than a double click.
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
    for (let i = 0; i < 2; i += 1) {
      fireEvent.pointerDown(photo("one"), { ...mouse, ...pixelsAt(200, 300) });
      fireEvent.pointerUp(photo("one"), { ...mouse, ...pixelsAt(200, 300) });
    }
    clock.mockRestore();
    expect(edits).toEqual([{ type: "REORDER_IMAGE", openingId: "CO", imageId: "one", index: 1 }]);
    expect(framedId()).toBe("one");
  });

  it("a drag snaps to the center of the opening and shows guides, unless Ctrl is held", async () => {
    const { place, canvas } = openEditor();
    const drag = (to: { clientX: number; clientY: number }, ctrlKey = false) =>
      fireEvent.pointerMove(canvas, { ...mouse, ...to, ctrlKey });
    const moved = await place(async () => {
      fireEvent.pointerDown(photo("one"), { ...mouse, ...pixelsAt(200, 300) });
      drag(pixelsAt(260, 340));
      drag(pixelsAt(201, 299));
      await waitFor(() => expect([isGuideShown("x"), isGuideShown("y")]).toEqual([true, true]));
      drag(pixelsAt(201, 299), true);
      await waitFor(() => expect(isGuideShown("x")).toBe(false));
      drag(pixelsAt(260, 299));
      fireEvent.pointerUp(canvas, { ...mouse, ...pixelsAt(260, 299) });
    });
    expect(moved.y + moved.height / 2).toBeCloseTo(200 + 104, 8);
    await waitFor(() => expect(isGuideShown("y")).toBe(false));
  });

  it.each(["blur", "pagehide"])("OPN-20 a drag is committed on %s", async (type) => {
    const { edits, canvas } = openEditor();
    fireEvent.pointerDown(photo("one"), { ...mouse, ...pixelsAt(200, 300) });
    fireEvent.pointerMove(canvas, { ...mouse, ...pixelsAt(220, 300) });
    expect(edits).toEqual([]);
    window.dispatchEvent(new Event(type));
    expect(edits).toHaveLength(1);
    fireEvent.pointerUp(canvas, { ...mouse, ...pixelsAt(220, 300) });
    expect(edits).toHaveLength(1);
  });

  it("OPN-20 a drag is committed when the editor closes", () => {
    const { edits, canvas, unmount } = openEditor();
    fireEvent.pointerDown(photo("one"), { ...mouse, ...pixelsAt(200, 300) });
    fireEvent.pointerMove(canvas, { ...mouse, ...pixelsAt(220, 300) });
    unmount();
    expect(edits).toHaveLength(1);
  });

  it("OPN-19 hovering a photo highlights it and its thumbnail", async () => {
    const { thumb } = openEditor();
    fireEvent.pointerMove(photo("two"), { pointerType: "mouse", buttons: 0 });
    expect(thumb(2).hasAttribute("data-highlighted")).toBe(true);
    expect(document.querySelector("[data-hover=two]")).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole("application"));
    await waitFor(() => expect(thumb(2).hasAttribute("data-highlighted")).toBe(false));
  });
});

describe("zoom of the canvas", () => {
  const percent = () => document.querySelector("output")?.textContent;
  const roll = (init: WheelEventInit) => {
    const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, ...init });
    screen.getByRole("application").dispatchEvent(event);
    return event.defaultPrevented;
  };
  /** The layers are moved while the camera moves, and painted at their position when it rests. */
  const scenePosition = () => {
    const scene = document.querySelector<HTMLElement>('[role="application"] > div');
    const painted = scene?.querySelector("svg > g")?.getAttribute("transform");
    const moved = readTranslation(scene?.style.transform);
    const origin = readTranslation(painted);
    return { x: origin.x + moved.x, y: origin.y + moved.y };
  };

  it("OPN-14 has its levels, and buttons that are disabled at the ends", async () => {
    const { user, tool } = openEditor();
    const levels = [percent()];
    while (!tool("Zoom in").disabled) {
      await user.click(tool("Zoom in"));
      levels.push(percent());
    }
    expect(levels).toEqual(["100%", "150%", "200%", "400%"]);
    levels.length = 0;
    while (!tool("Zoom out").disabled) {
      await user.click(tool("Zoom out"));
      levels.push(percent());
    }
    expect(levels).toEqual(["200%", "150%", "100%", "75%", "50%", "25%", "10%", "2%"]);
    expect(tool("Zoom in").disabled).toBe(false);
    await user.click(tool("Fit to screen"));
    expect(percent()).toBe("100%");
  });

  it("zooms by the wheel and by a trackpad pinch", async () => {
    openEditor();
    expect(roll({ deltaY: -120, clientX: 500, clientY: 300 })).toBe(true);
    await waitFor(() => expect(percent()).toBe("124%"));
    roll({ deltaY: 10.5, ctrlKey: true, clientX: 500, clientY: 300 });
    await waitFor(() => expect(percent()).toBe("112%"));
  });

  it("resizes the active photo below the wheel as one edit, and zooms the view with Ctrl", async () => {
    const { edits, activate, canvas } = openEditor();
    await activate(2);
    const frame = document.querySelector("[data-frame]") ?? canvas;
    const rollOver = (init: WheelEventInit) => {
      const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, ...init });
      frame.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(rollOver({ deltaY: -120 })).toBe(true);
    rollOver({ deltaY: -120 });
    await waitFor(() => expect(edits).toHaveLength(1));
    const factor = Math.exp(2 * 120 * 0.0018);
    expect(edits[0]).toMatchObject({
      imageId: "two",
      placement: { width: expect.closeTo(360 * factor, 6) },
    });
    expect(percent()).toBe("100%");
    rollOver({ deltaY: -120, ctrlKey: true });
    await waitFor(() => expect(percent()).toBe("124%"));
    roll({ deltaY: 120 });
    await waitFor(() => expect(percent()).toBe("100%"));
    expect(edits).toHaveLength(1);
  });

  it("pans by a two-finger scroll, as the map does", async () => {
    openEditor();
    await waitFor(() => expect(scenePosition()).toEqual({ x: -60, y: -292 }));
    expect(roll({ deltaX: 12.5, deltaY: 4 })).toBe(true);
    await waitFor(() => expect(scenePosition()).toEqual({ x: -72.5, y: -296 }));
    expect(percent()).toBe("100%");
    roll({ deltaY: 100, shiftKey: true });
    await waitFor(() => expect(scenePosition()).toEqual({ x: -172.5, y: -296 }));
  });
});

function readTranslation(matrix: string | null | undefined) {
  const [x = 0, y = 0] = (matrix?.match(/-?[\d.]+/g) ?? []).slice(4).map(Number);
  return { x, y };
}
