import { expect, it } from "vitest";
import { describeSave } from "./describe-save.ts";

const calm = {
  isUploading: false,
  isPersisted: true,
  saving: false,
  isDirty: false,
  updateErrorCounter: 0,
};

it.each([
  [calm, false, "Saved"],
  [{ ...calm, isDirty: true }, false, "Saving soon"],
  [{ ...calm, saving: true }, false, "Saving"],
  [{ ...calm, isUploading: true }, false, "Uploading"],
  [{ ...calm, isUploading: true, updateErrorCounter: 1 }, false, "Not saved"],
  [{ ...calm, isPersisted: false }, true, "Saving"],
  [{ ...calm, isDirty: true }, true, "Saved in this browser"],
] as const)("says of %o (guest: %s) %s", (state, isGuest, text) => {
  expect(describeSave(state, isGuest).text).toBe(text);
});
