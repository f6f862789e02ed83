import { expect, it } from "vitest";
import { describeSave } from "./ProjectSaveStatus.tsx";

const idle = {
  isUploading: false,
  isPersisted: true,
  saving: false,
  isDirty: false,
  updateErrorCounter: 0,
};

it.each([
  [idle, false, "Saved"],
  [{ ...idle, isDirty: true }, false, "Saving soon"],
  [{ ...idle, saving: true }, false, "Saving"],
  [{ ...idle, isUploading: true }, false, "Uploading"],
  [{ ...idle, isUploading: true, updateErrorCounter: 1 }, false, "Not saved"],
  [{ ...idle, isPersisted: false }, true, "Saving"],
  [{ ...idle, isDirty: true }, true, "Saved in this browser"],
] as const)("shows for %o (guest: %s): %s", (state, isGuest, text) => {
  expect(describeSave(state, isGuest).text).toBe(text);
});
