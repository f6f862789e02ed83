import type { Opening } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { applyEdit } from "../edit.ts";
import { defaultPlacement } from "../placement.ts";
import type { OpeningImage, ProjectContent } from "../project.ts";
import { createAddPhotosEdit } from "./create-add-photos-edit.ts";

describe("adding photos to several openings", () => {
  const at = "2026-11-15T08:00:00.000Z";
  const box = { x: 10, y: 20, width: 300, height: 200 };
  const layer = { path: "M10 20l300 0 0 200-300 0z", box };
  const opening = (id: string): Opening => ({
    type: "OPENING",
    id,
    name: id,
    depth: 0,
    outlined: true,
    enabled: true,
    optional: false,
    layers: { print: layer, cut: layer },
  });
  const image = (id: string): OpeningImage => ({
    id,
    ...defaultPlacement({ width: 4000, height: 3000 }, box),
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 4000,
    imageHeight: 3000,
    createdTime: at,
  });
  const content = {
    name: "Our travels",
    outputType: "VINYL_WALL_MAP",
    outputScale: 1,
    accessPolicy: "PRIVATE",
    backgroundId: null,
    inputs: {},
  } as const satisfies ProjectContent;
  const add = (openingId: string, ...ids: string[]) => ({
    opening: opening(openingId),
    images: ids.map(image),
  });

  const addTo = (
    before: ProjectContent,
    ids: readonly string[],
    alone: "cover" | "default" = "cover",
  ) =>
    applyEdit(before, createAddPhotosEdit([add("UT", ...ids)], before.inputs, { alone }), at)
      .content;
  const imagesOf = ({ inputs }: ProjectContent) => inputs["UT"]?.images ?? [];
  const move = (before: ProjectContent, imageId: string, change: Partial<OpeningImage>) => {
    const placed = imagesOf(before).find(({ id }) => id === imageId) ?? image(imageId);
    const { x, y, width, height, rotation, flipX, flipY } = { ...placed, ...change };
    const placement = { x, y, width, height, rotation, flipX, flipY };
    const edit = { type: "PLACE_IMAGE", openingId: "UT", imageId, placement } as const;
    return applyEdit(before, edit, at).content;
  };

  it("is undone by one step", () => {
    const edit = createAddPhotosEdit([add("UT", "a", "b"), add("CO", "c")], content.inputs, {
      alone: "cover",
    });
    const { content: after, inverse } = applyEdit(content, edit, at);
    expect(after.inputs["UT"]?.images.map(({ id }) => id)).toEqual(["a", "b"]);
    const before = applyEdit(after, inverse, at).content;
    expect(Object.values(before.inputs).flatMap(({ images }) => images)).toEqual([]);
  });

  it("covers the outline with a photo that is alone, or keeps its default placement", () => {
    const panorama = { ...image("a"), imageWidth: 9000, imageHeight: 2000 };
    const placed = { ...panorama, ...defaultPlacement({ width: 9000, height: 2000 }, box) };
    const place = (alone: "cover" | "default") => {
      const additions = [{ opening: opening("UT"), images: [placed] }];
      return imagesOf(
        applyEdit(content, createAddPhotosEdit(additions, {}, { alone }), at).content,
      );
    };
    expect(place("cover")[0]).toMatchObject({ x: -290, y: 20, width: 900, height: 200 });
    expect(place("default")[0]).toEqual(placed);
  });

  it("arranges photos that join an unchanged layout again, together with it", () => {
    for (const alone of ["cover", "default"] as const) {
      const after = addTo(addTo(content, ["a"], alone), ["b"]);
      expect(imagesOf(after).map(({ id }) => id)).toEqual(["a", "b"]);
      expect(imagesOf(after)).toEqual(imagesOf(addTo(content, ["a", "b"])));
    }
    const three = addTo(addTo(content, ["a", "b"]), ["c"]);
    expect(imagesOf(three)).toEqual(imagesOf(addTo(content, ["a", "b", "c"])));
  });

  it("keeps photos placed by hand where they are, and leaves half of one visible", () => {
    const before = move(addTo(content, ["a"]), "a", { x: -40 });
    const after = imagesOf(addTo(before, ["b"]));
    expect(after[0]).toEqual(imagesOf(before)[0]);
    expect(after[1]?.id).toBe("b");
    const { x = 0, y = 0 } = after[1] ?? {};
    expect(x > 100 || y > 100).toBe(true);
  });

  it("arranges all photos again rather than hide one that was placed by hand", () => {
    const corner = { x: 270, y: 180, width: 40, height: 30 };
    const before = move(addTo(content, ["a", "b"]), "b", corner);
    const after = imagesOf(addTo(before, ["c"]));
    expect(after).toEqual(imagesOf(addTo(content, ["a", "b", "c"])));
  });

  it("adds no more photos than the opening takes, so that no part stays empty", () => {
    const ten = addTo(content, ["a", "b", "c", "d", "e", "f", "g", "h"]);
    expect(imagesOf(addTo(ten, ["i", "j", "k"]))).toEqual(
      imagesOf(addTo(content, ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"])),
    );
  });
});
