import type { OpeningImage } from "@photomap/project";
import { describe, expect, it } from "vitest";
import { type EditorState, reduceEditor, savableInputs, startEditing } from "./editor-state.ts";

const at = "2026-11-15T08:00:00.000Z";
const photo: OpeningImage = {
  id: "me/uploads/photos/1.jpg",
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

const empty = startEditing({ updatedAt: at, inputs: {} });

function placed(state: EditorState, openingId = "CO"): EditorState {
  const began = reduceEditor(state, { type: "uploadBegan", id: photo.id, previewUrl: "blob:1" });
  const edit = { type: "ADD_IMAGES", openingId, images: [photo] } as const;
  return reduceEditor(began, { type: "edited", edit, at });
}

describe("the editor", () => {
  it("shows a photo at once and saves it only when the store has it", () => {
    const state = placed(empty);
    expect(state.inputs["CO"]?.images).toEqual([photo]);
    expect(savableInputs(state)).toEqual({});
    const done = reduceEditor(state, { type: "uploadCompleted", id: photo.id });
    expect(savableInputs(done)["CO"]?.images).toEqual([photo]);
  });

  it("keeps what is edited while a save is under way", () => {
    const sent = { UT: { type: "OPENING", images: [], modifiedAt: at } } as const;
    const state = placed({ ...empty, inputs: sent });
    const server = { updatedAt: "2026-11-15T08:00:01.000Z", inputs: sent };
    const saved = reduceEditor(state, { type: "saved", sent, server });
    expect(saved.inputs["CO"]?.images).toEqual([photo]);
    expect(saved.inputs["UT"]).toBe(sent.UT);
    expect(saved.save).toBe("saved");
  });
});
