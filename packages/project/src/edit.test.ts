import { describe, expect, it } from "vitest";
import { applyEdit, type Edit } from "./edit.ts";
import type { Inputs, OpeningImage } from "./project.ts";

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

const utah: Inputs = {
  UT: {
    type: "OPENING",
    images: [image("a")],
    background: "#ffffff",
    modifiedAt: "2020-01-01T00:00:00.000Z",
  },
};

describe("edits", () => {
  it("puts new photos on top and keeps what else the opening has", () => {
    const edit: Edit = { type: "ADD_IMAGES", openingId: "UT", images: [image("b")], at };
    const { inputs } = applyEdit(utah, edit);
    expect(inputs["UT"]?.images.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(inputs["UT"]?.background).toBe("#ffffff");
  });

  it("OPN-32 marks the opening as modified", () => {
    const edit: Edit = { type: "REMOVE_IMAGES", openingId: "UT", imageIds: ["a"], at };
    expect(applyEdit(utah, edit).inputs["UT"]?.modifiedAt).toBe(at);
  });

  it("touches no other opening", () => {
    const edit: Edit = { type: "ADD_IMAGES", openingId: "CO", images: [image("b")], at };
    expect(applyEdit(utah, edit).inputs["UT"]).toBe(utah["UT"]);
  });

  it.each<Edit>([
    { type: "ADD_IMAGES", openingId: "UT", images: [image("b"), image("c")], at },
    { type: "REMOVE_IMAGES", openingId: "UT", imageIds: ["a"], at },
  ])("has an inverse: $type", (edit) => {
    const { inputs, inverse } = applyEdit(utah, edit);
    expect(applyEdit(inputs, inverse).inputs["UT"]?.images).toEqual(utah["UT"]?.images);
  });
});
