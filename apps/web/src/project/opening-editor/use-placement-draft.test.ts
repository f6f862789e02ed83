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

describe("placement draft", () => {
  it("is shown at once and becomes one edit on commit", () => {
    const { result, onCommit } = render();
    result.current.setDraft("p", snapped);
    expect(result.current.getShown("p")).toEqual(moved);
    expect(onCommit).not.toHaveBeenCalled();
    result.current.commit();
    result.current.commit();
    expect(onCommit.mock.calls).toEqual([[image, moved]]);
  });

  it("is shown until the project has the edit", () => {
    const { result, rerender } = render();
    result.current.setDraft("p", snapped);
    result.current.commit();
    rerender({ images: [image] });
    expect(result.current.getShown("p")).toEqual(moved);
    const elsewhere = { ...image, x: 7 };
    rerender({ images: [elsewhere] });
    expect(result.current.getShown("p")).toBe(elsewhere);
  });

  it("is dropped when the project does not apply the edit", () => {
    const { result } = render();
    result.current.setDraft("p", snapped);
    result.current.commit();
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current.getShown("p")).toBe(image);
  });

  it("makes no edit when nothing changed", () => {
    const { result, onCommit } = render();
    result.current.setDraft("p", { placement, guides: [] });
    result.current.commit();
    expect(onCommit).not.toHaveBeenCalled();
  });

  it.each(["blur", "pagehide"])("is committed on %s", (type) => {
    const { result, onCommit } = render();
    result.current.setDraft("p", snapped);
    window.dispatchEvent(new Event(type));
    expect(onCommit).toHaveBeenCalledOnce();
  });

  it("is committed before other listeners of pagehide, which send the edits", () => {
    const onPageHide = vi.fn(() => expect(onCommit).toHaveBeenCalledOnce());
    window.addEventListener("pagehide", onPageHide, { once: true });
    const { result, onCommit } = render();
    result.current.setDraft("p", snapped);
    window.dispatchEvent(new Event("pagehide"));
    expect(onPageHide).toHaveReturned();
  });

  it("is committed on unmount", () => {
    const { result, onCommit, unmount } = render();
    result.current.setDraft("p", snapped);
    unmount();
    expect(onCommit.mock.calls).toEqual([[image, moved]]);
  });

  it("makes no edit when the photo was removed meanwhile", () => {
    const { result, rerender, onCommit } = render();
    result.current.setDraft("p", snapped);
    rerender({ images: [] });
    result.current.commit();
    expect(onCommit).not.toHaveBeenCalled();
  });
});
