import { expect, it } from "vitest";
import { getSaveStatus } from "./ProjectSaveStatus.tsx";

const idle = {
  isReading: false,
  isUploading: false,
  uploadProgress: 1,
  isPersisted: true,
  isOffline: false,
  saving: false,
  isDirty: false,
  updateErrorCounter: 0,
};

it.each([
  [idle, false, "Saved"],
  [{ ...idle, isDirty: true }, false, "Saving soon"],
  [{ ...idle, isReading: true }, false, "Adding photos"],
  [{ ...idle, isReading: true }, true, "Adding photos"],
  [{ ...idle, saving: true }, false, "Saving"],
  [{ ...idle, isUploading: true, uploadProgress: 0.428 }, false, "Uploading 42%"],
  [{ ...idle, isUploading: true, updateErrorCounter: 1 }, false, "Not saved"],
  [{ ...idle, isPersisted: false }, true, "Saving"],
  [{ ...idle, isDirty: true }, true, "Saved in this browser"],
  [{ ...idle, isOffline: true }, false, "Offline, kept in this browser"],
  [{ ...idle, isOffline: true, isDirty: true }, true, "Offline, kept in this browser"],
  [{ ...idle, isOffline: true, isUploading: true }, false, "Offline, kept in this browser"],
  [{ ...idle, isOffline: true, updateErrorCounter: 5 }, false, "Offline, kept in this browser"],
  [{ ...idle, isOffline: true, isPersisted: false }, false, "Saving"],
] as const)("shows for %o (guest: %s): %s", (state, isGuest, text) => {
  expect(getSaveStatus(state, isGuest).text).toBe(text);
});
