// @vitest-environment jsdom
import { findOpening } from "@photomap/design";
import type { Inputs, OpeningImage } from "@photomap/project";
import { renderHook, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DESIGN } from "../store/test/sample-design.ts";
import { usePhotoWarnings } from "./use-photo-warnings.ts";

const box = findOpening(DESIGN, "CO")?.layers.cut?.box ?? { x: 0, y: 0, width: 1, height: 1 };

function inputsWith(change: Partial<OpeningImage>): Inputs {
  const image: OpeningImage = {
    id: "photo",
    ...box,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 3000,
    imageHeight: 3000,
    createdTime: "2026-01-01T00:00:00.000Z",
    ...change,
  };
  return { CO: { type: "OPENING", images: [image], modifiedAt: image.createdTime } };
}

describe("marks of photos", () => {
  it("name bare corners and blurry photos, and go away with them", async () => {
    const { result, rerender } = renderHook(
      ({ inputs, scale }) => usePhotoWarnings(DESIGN, inputs, scale),
      { initialProps: { inputs: inputsWith({ rotation: 30 }), scale: 1 } },
    );
    await waitFor(() => expect([...result.current]).toEqual([["CO", "bare corner"]]));
    const blurry = inputsWith({ rotation: 30, imageWidth: 100, imageHeight: 100 });
    rerender({ inputs: blurry, scale: 1 });
    await waitFor(() => expect(result.current.get("CO")).toBe("bare corner, very blurry photo"));
    rerender({ inputs: blurry, scale: 0.2 });
    await waitFor(() => expect(result.current.get("CO")).toBe("bare corner"));
    rerender({ inputs: inputsWith({}), scale: 1 });
    await waitFor(() => expect(result.current.size).toBe(0));
  });
});
