// @vitest-environment jsdom
import type { OpeningImage, PhotoPlacement } from "@photomap/project";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePlacementDraft } from "./use-placement-draft.ts";

const image: OpeningImage = {
  id: "p",
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  rotation: 0,
  flipX: false,
  flipY: false,
  imageWidth: 100,
  imageHeight: 100,
  createdTime: "2024-01-01T00:00:00.000Z",
};
const { imageWidth: _w, imageHeight: _h, createdTime: _t, id: _id, ...placement } = image;
const moved = { ...placement, x: 5 };
const snapped = { placement: moved, guides: [] };

function render() {
  const onCommit = vi.fn<(image: OpeningImage, placement: PhotoPlacement) => void>();
  const hook = renderHook(({ images }) => usePlacementDraft({ images, onCommit }), {
    initialProps: { images: [image] },
  });
  return { ...hook, onCommit };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("what is in hand", () => {
  it("is shown at once and is one edit when it is let go", () => {
    const { result, onCommit } = render();
    result.current.hold("p", snapped);
    expect(result.current.shown("p")).toEqual(moved);
    expect(onCommit).not.toHaveBeenCalled();
    result.current.commit();
    result.current.commit();
    expect(onCommit.mock.calls).toEqual([[image, moved]]);
  });

  it("stays where it was put until the project has the edit", () => {
    const { result, rerender } = render();
    result.current.hold("p", snapped);
    result.current.commit();
    rerender({ images: [image] });
    expect(result.current.shown("p")).toEqual(moved);
    const elsewhere = { ...image, x: 7 };
    rerender({ images: [elsewhere] });
    expect(result.current.shown("p")).toBe(elsewhere);
  });

  it("goes back when the project does not take the edit", () => {
    const { result } = render();
    result.current.hold("p", snapped);
    result.current.commit();
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current.shown("p")).toBe(image);
  });

  it("is no edit when it came back to where it was", () => {
    const { result, onCommit } = render();
    result.current.hold("p", { placement, guides: [] });
    result.current.commit();
    expect(onCommit).not.toHaveBeenCalled();
  });

  it.each(["blur", "pagehide"])("is an edit on %s", (type) => {
    const { result, onCommit } = render();
    result.current.hold("p", snapped);
    window.dispatchEvent(new Event(type));
    expect(onCommit).toHaveBeenCalledOnce();
  });

  it("is an edit when the editor goes away", () => {
    const { result, onCommit, unmount } = render();
    result.current.hold("p", snapped);
    unmount();
    expect(onCommit.mock.calls).toEqual([[image, moved]]);
  });

  it("is nothing when somebody removed the photo meanwhile", () => {
    const { result, rerender, onCommit } = render();
    result.current.hold("p", snapped);
    rerender({ images: [] });
    result.current.commit();
    expect(onCommit).not.toHaveBeenCalled();
  });
});
