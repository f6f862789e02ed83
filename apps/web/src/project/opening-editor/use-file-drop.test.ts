// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import type { DragEvent } from "react";
import { expect, it, vi } from "vitest";
import { type DroppedTree, makeDroppedItems } from "../uploads/test/dropped-items.ts";
import { useFileDrop } from "./use-file-drop.ts";

const photo = (name: string) => new File(["x"], name, { type: "image/jpeg" });

function drop(content: DroppedTree, { types = ["Files"], isEnabled = true } = {}) {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  const preventDefault = vi.fn();
  const { result } = renderHook(() => useFileDrop(onFiles, { isEnabled }));
  const event = { dataTransfer: { types, items: makeDroppedItems(content) }, preventDefault };
  act(() => result.current.handlers.onDrop?.(event as unknown as DragEvent));
  return { onFiles, preventDefault };
}

it("adds dropped files and the photos of dropped folders", async () => {
  const { onFiles, preventDefault } = drop({
    "a.jpg": photo("a.jpg"),
    trip: { "b.jpg": photo("b.jpg"), day2: { "c.jpg": photo("c.jpg") }, "notes.txt": photo("") },
  });
  expect(preventDefault).toHaveBeenCalled();
  await expect.poll(() => onFiles).toHaveBeenCalledTimes(1);
  const names = onFiles.mock.calls[0]?.[0].map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["a.jpg", "b.jpg", "c.jpg"]));
});

it("leaves a dragged text to the browser", () => {
  const { onFiles, preventDefault } = drop({}, { types: ["text/plain"] });
  expect(preventDefault).not.toHaveBeenCalled();
  expect(onFiles).not.toHaveBeenCalled();
});

it("handles no drop when it is disabled", () => {
  const { onFiles } = drop({ "a.jpg": photo("a.jpg") }, { isEnabled: false });
  expect(onFiles).not.toHaveBeenCalled();
});

it("shows the drop target until the drag has left all of its children", () => {
  const { result } = renderHook(() => useFileDrop(() => undefined, { isEnabled: true }));
  const event = { dataTransfer: { types: ["Files"] } } as unknown as DragEvent;
  act(() => result.current.handlers.onDragEnter?.(event));
  act(() => result.current.handlers.onDragEnter?.(event));
  act(() => result.current.handlers.onDragLeave?.());
  expect(result.current.isOver).toBe(true);
  act(() => result.current.handlers.onDragLeave?.());
  expect(result.current.isOver).toBe(false);
});
