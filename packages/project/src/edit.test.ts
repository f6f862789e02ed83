import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit, type Edit } from "./edit.ts";
import type { OpeningEdit } from "./opening-edit.ts";
import type { OpeningImage, ProjectContent } from "./project.ts";

const at = "2026-11-15T08:00:00.000Z";

function image(id: string): OpeningImage {
  return {
    id,
    x: 0,
    y: 0,
    width: 10,
    height: 10,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 100,
    imageHeight: 100,
    createdTime: at,
  };
}

const content: ProjectContent = {
  name: "Our travels",
  outputType: "VINYL_WALL_MAP",
  outputScale: 1,
  accessPolicy: "PRIVATE",
  backgroundId: null,
  inputs: {
    UT: {
      type: "OPENING",
      images: [{ ...image("a"), timeTakenUser: "2019-01-01" }, image("b"), image("c")],
      background: "#ffffff",
      modifiedAt: "2020-01-01T00:00:00.000Z",
    },
  },
};

const idsIn = ({ inputs }: ProjectContent, opening = "UT") =>
  inputs[opening]?.images.map(({ id }) => id);

const placement = { x: 1, y: 2, width: 3, height: 4, rotation: 90, flipX: true, flipY: false };

/** One edit of each kind, which the type requires to be complete. */
const ONE_OF_EACH_KIND: Record<OpeningEdit["type"] | "BATCH", Edit> = {
  ADD_IMAGES: { type: "ADD_IMAGES", openingId: "UT", images: [image("d")] },
  REMOVE_IMAGES: { type: "REMOVE_IMAGES", openingId: "UT", imageIds: ["a"] },
  RESTORE_IMAGES: {
    type: "RESTORE_IMAGES",
    openingId: "UT",
    images: [{ image: image("e"), index: 0 }],
  },
  PLACE_IMAGE: { type: "PLACE_IMAGE", openingId: "UT", imageId: "a", placement },
  REORDER_IMAGE: { type: "REORDER_IMAGE", openingId: "UT", imageId: "a", index: 2 },
  SET_TIME_TAKEN: {
    type: "SET_TIME_TAKEN",
    openingId: "UT",
    imageId: "a",
    timeTakenUser: "2020-05-01",
  },
  SET_OPENING: { type: "SET_OPENING", openingId: "UT", settings: { background: "#123456" } },
  BATCH: {
    type: "BATCH",
    edits: [{ type: "SET_OPENING", openingId: "UT", settings: { enabled: false } }],
  },
};

describe("edits", () => {
  it("puts new photos on top and keeps the settings of the opening", () => {
    const edit: Edit = { type: "ADD_IMAGES", openingId: "UT", images: [image("d")] };
    const after = applyEdit(content, edit, at).content;
    expect(idsIn(after)).toEqual(["a", "b", "c", "d"]);
    expect(after.inputs["UT"]?.background).toBe("#ffffff");
  });

  it("OPN-18 moves a photo among the layers, never beyond the ends", () => {
    const move = (index: number): Edit => ({
      type: "REORDER_IMAGE",
      openingId: "UT",
      imageId: "b",
      index,
    });
    expect(idsIn(applyEdit(content, move(2), at).content)).toEqual(["a", "c", "b"]);
    expect(idsIn(applyEdit(content, move(0), at).content)).toEqual(["b", "a", "c"]);
    expect(idsIn(applyEdit(content, move(9), at).content)).toEqual(["a", "c", "b"]);
    expect(idsIn(applyEdit(content, move(-5), at).content)).toEqual(["b", "a", "c"]);
  });

  it.each(Object.values(ONE_OF_EACH_KIND))(
    "OPN-32 $type marks the opening as modified, and so does undoing it",
    (edit) => {
      const edited = applyEdit(content, edit, at);
      expect(edited.content.inputs["UT"]?.modifiedAt).toBe(at);
      const later = "2026-11-16T08:00:00.000Z";
      const undone = applyEdit(edited.content, edited.inverse, later).content;
      expect(undone.inputs["UT"]?.modifiedAt).toBe(later);
    },
  );

  it("changes no other opening", () => {
    const edit: Edit = { type: "ADD_IMAGES", openingId: "CO", images: [image("d")] };
    expect(applyEdit(content, edit, at).content.inputs["UT"]).toBe(content.inputs["UT"]);
  });

  it("never puts more than ten photos into an opening, nor one twice", () => {
    const images = Array.from({ length: 12 }, (_, i) => image(`new-${i % 11}`));
    const edit: Edit = { type: "ADD_IMAGES", openingId: "UT", images };
    const { content: after, inverse } = applyEdit(content, edit, at);
    expect(after.inputs["UT"]?.images).toHaveLength(10);
    expect(idsIn(applyEdit(after, inverse, at).content)).toEqual(["a", "b", "c"]);
  });

  it("ignores a removed image", () => {
    const edit: Edit = { type: "REORDER_IMAGE", openingId: "UT", imageId: "gone", index: 0 };
    expect(applyEdit(content, edit, at).content).toBe(content);
  });
});

const id = fc.constantFrom("a", "b", "c", "d", "e");
const openingId = fc.constantFrom("UT", "CO");
const anyPlacement = fc.record({
  x: fc.integer(),
  y: fc.integer(),
  width: fc.nat(),
  height: fc.nat(),
  rotation: fc.nat(359),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
});
const simpleEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    type: fc.constant("ADD_IMAGES" as const),
    openingId,
    images: fc.array(id.map(image), { maxLength: 12 }),
  }),
  fc.record({
    type: fc.constant("REMOVE_IMAGES" as const),
    openingId,
    imageIds: fc.array(id),
  }),
  fc.record({
    type: fc.constant("PLACE_IMAGE" as const),
    openingId,
    imageId: id,
    placement: anyPlacement,
  }),
  fc.record({
    type: fc.constant("REORDER_IMAGE" as const),
    openingId,
    imageId: id,
    index: fc.integer({ min: -2, max: 12 }),
  }),
  fc.record({
    type: fc.constant("SET_TIME_TAKEN" as const),
    openingId,
    imageId: id,
    timeTakenUser: fc.option(fc.constant("2020-05-01")),
  }),
  fc.record({
    type: fc.constant("SET_OPENING" as const),
    openingId,
    settings: fc.record(
      { background: fc.option(fc.constant("#123456")), enabled: fc.option(fc.boolean()) },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    type: fc.constant("SET_DETAILS" as const),
    details: fc.record({ name: fc.string(), outputScale: fc.nat() }, { requiredKeys: [] }),
  }),
);
const anyEdit = fc.oneof(
  simpleEdit,
  fc.record({ type: fc.constant("BATCH" as const), edits: fc.array(simpleEdit) }),
);

/** Removes what an inverse doesn't restore: modification times and empty openings. */
function normalize({ inputs, ...details }: ProjectContent) {
  const kept = Object.entries(inputs)
    .map(([opening, { modifiedAt: _at, ...input }]) => [opening, input] as const)
    .filter(
      ([, { images, background, enabled }]) =>
        images.length > 0 || background || enabled !== undefined,
    );
  return { ...details, inputs: Object.fromEntries(kept) };
}

it("restores the content when the inverses of any edits are applied", () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 8 }), (edits) => {
      const inverses: Edit[] = [];
      let current = content;
      for (const edit of edits) {
        const applied = applyEdit(current, edit, at);
        current = applied.content;
        inverses.unshift(applied.inverse);
        for (const { images } of Object.values(current.inputs)) {
          expect(images.length).toBeLessThanOrEqual(10);
        }
      }
      for (const inverse of inverses) current = applyEdit(current, inverse, at).content;
      expect(normalize(current)).toEqual(normalize(content));
    }),
    { numRuns: chooseSoakSize(500, 20_000) },
  );
});
