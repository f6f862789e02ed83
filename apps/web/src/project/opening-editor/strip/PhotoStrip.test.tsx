// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createImage, openEditor, stubLayout } from "../test/open-editor.tsx";

beforeAll(stubLayout);
afterEach(cleanup);

const threeImages = ["one", "two", "three"].map((id) => createImage(id));

function itemOf(thumb: HTMLElement): HTMLElement {
  const item = thumb.closest("li");
  if (item === null) throw new Error("A thumbnail is in a list item");
  return item;
}

describe("photo strip", () => {
  it("OPN-17 a click activates the photo, a second one deselects it", async () => {
    const { user, thumb, framedId } = openEditor();
    await user.click(thumb(1));
    expect(framedId()).toBe("one");
    expect(thumb(1).getAttribute("aria-pressed")).toBe("true");
    await user.click(thumb(1));
    expect(framedId()).toBeUndefined();
  });

  it("OPN-17 the last added photo becomes active, a removed one is no longer", () => {
    const { rerender, framedId } = openEditor();
    const images = [createImage("one"), createImage("two")];
    const input = { type: "OPENING", modifiedAt: "2026-01-01T00:00:00.000Z" } as const;
    rerender({ input: { ...input, images } });
    const added = [...images, createImage("three"), createImage("four")];
    rerender({ input: { ...input, images: added } });
    expect(framedId()).toBe("four");
    rerender({ input: { ...input, images } });
    expect(framedId()).toBeUndefined();
  });

  it("a lone photo is active when the editor opens, and the first click keeps it so", async () => {
    const { user, thumb, framedId } = openEditor({ images: threeImages.slice(0, 1) });
    expect(framedId()).toBe("one");
    await user.click(thumb(1));
    expect(framedId()).toBe("one");
    await user.click(thumb(1));
    expect(framedId()).toBeUndefined();
  });

  it("OPN-18 Shift and arrows reorder within bounds and keep the focus", async () => {
    const { user, edits, thumb } = openEditor({ images: threeImages });
    thumb(3).focus();
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(edits).toEqual([]);
    await user.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    expect(edits).toMatchObject([{ type: "REORDER_IMAGE", imageId: "three", index: 1 }]);
    expect(document.activeElement).toBe(thumb(2));
  });

  it("OPN-18 dragging reorders within bounds and is not a click", () => {
    const { edits, thumb, framedId } = openEditor({ images: threeImages });
    const item = itemOf(thumb(1));
    fireEvent.pointerDown(item, { pointerType: "mouse", button: 0, clientX: 30 });
    fireEvent.pointerMove(item, { pointerType: "mouse", clientX: 34 });
    expect(item.hasAttribute("data-dragged")).toBe(false);
    fireEvent.pointerMove(item, { pointerType: "mouse", clientX: 30 + 76 });
    expect(item.hasAttribute("data-dragged")).toBe(true);
    expect(itemOf(thumb(2)).style.getPropertyValue("--shift")).toBe("-76px");
    expect(itemOf(thumb(3)).style.getPropertyValue("--shift")).toBe("0px");
    fireEvent.pointerMove(item, { pointerType: "mouse", clientX: 900 });
    fireEvent.pointerUp(item, { pointerType: "mouse", clientX: 900 });
    fireEvent.click(thumb(3));
    expect(edits).toMatchObject([{ type: "REORDER_IMAGE", imageId: "one", index: 2 }]);
    expect(framedId()).toBeUndefined();
  });

  it("OPN-18 a finger drags after a long press and scrolls before", () => {
    vi.useFakeTimers();
    const { edits, thumb } = openEditor({ images: threeImages });
    const touch = { pointerType: "touch", button: 0 };
    const item = itemOf(thumb(1));
    fireEvent.pointerDown(item, { ...touch, clientX: 30 });
    fireEvent.pointerMove(item, { ...touch, clientX: 60 });
    act(() => void vi.advanceTimersByTime(400));
    expect(item.hasAttribute("data-dragged")).toBe(false);
    fireEvent.pointerUp(item, { ...touch, clientX: 60 });
    fireEvent.pointerDown(item, { ...touch, clientX: 30 });
    act(() => void vi.advanceTimersByTime(300));
    expect(item.hasAttribute("data-dragged")).toBe(true);
    fireEvent.pointerMove(item, { ...touch, clientX: 30 + 76 });
    fireEvent.pointerUp(item, { ...touch, clientX: 30 + 76 });
    expect(edits).toMatchObject([{ imageId: "one", index: 1 }]);
    vi.useRealTimers();
  });

  it("OPN-17 a slow tap that does not move activates the photo", () => {
    vi.useFakeTimers();
    const { edits, thumb, framedId } = openEditor({ images: threeImages });
    const touch = { pointerType: "touch", button: 0, clientX: 30 };
    fireEvent.pointerDown(itemOf(thumb(2)), touch);
    act(() => void vi.advanceTimersByTime(400));
    fireEvent.pointerUp(itemOf(thumb(2)), touch);
    fireEvent.click(thumb(2));
    expect(framedId()).toBe("two");
    expect(edits).toEqual([]);
    vi.useRealTimers();
  });

  it("OPN-17 a key activates a photo after a drag", () => {
    const { thumb, framedId } = openEditor({ images: threeImages });
    const item = itemOf(thumb(1));
    fireEvent.pointerDown(item, { pointerType: "mouse", button: 0, clientX: 30 });
    fireEvent.pointerMove(item, { pointerType: "mouse", clientX: 60 });
    fireEvent.pointerUp(item, { pointerType: "mouse", clientX: 60 });
    fireEvent.click(thumb(1));
    expect(framedId()).toBeUndefined();
    fireEvent.click(thumb(1));
    expect(framedId()).toBe("one");
  });

  it("OPN-13 a double click raises the photo by one layer", async () => {
    const { user, edits, thumb, framedId } = openEditor({ images: threeImages });
    await user.dblClick(thumb(1));
    expect(edits).toMatchObject([{ type: "REORDER_IMAGE", imageId: "one", index: 1 }]);
    expect(framedId()).toBe("one");
  });

  it("marks a photo that prints blurry", () => {
    openEditor({ images: [createImage("sharp"), createImage("small", 300, 200)] });
    const names = screen.getAllByRole("img").map((img) => img.getAttribute("alt"));
    expect(names).toEqual(expect.arrayContaining(["Photo 1", "Photo 2, very blurry"]));
  });

  it("UPL-06 shows the progress of an upload on its thumbnail", () => {
    const { thumb } = openEditor({ uploads: { two: { status: "IN_PROGRESS", progress: 0.5 } } });
    expect(thumb(1).textContent).not.toContain("uploading");
    expect(thumb(2).textContent).toContain("uploading 50%");
  });

  it("a failed upload is retried instead of selected", async () => {
    const onRetryUpload = vi.fn<(id: string) => void>();
    const uploads = { two: { status: "FAILED", progress: 0 } } as const;
    const { user, thumb, framedId } = openEditor({ uploads, onRetryUpload });
    await user.click(thumb(2));
    expect(onRetryUpload).toHaveBeenCalledExactlyOnceWith("two");
    expect(framedId()).toBeUndefined();
  });

  it("starts with the suggestions and ends with Add", async () => {
    const onChooseFiles = vi.fn<() => void>();
    const { user, tool } = openEditor({ onChooseFiles, suggestionTile: <b>2 suggestions</b> });
    const items = screen.getByRole("list", { name: "Photos" }).children;
    expect(items[0]?.textContent).toBe("2 suggestions");
    expect(items).toHaveLength(4);
    await user.click(tool("Add"));
    expect(onChooseFiles).toHaveBeenCalledOnce();
  });
});
