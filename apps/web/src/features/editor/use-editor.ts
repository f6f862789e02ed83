import { openingsOf } from "@photomap/design";
import { savingMessages, say, uploadMessages } from "@photomap/messages";
import { defaultPlacement, type OpeningImage } from "@photomap/project";
import { useEffect, useReducer, useRef } from "react";
import { showToast } from "../../toasts/toast-store.ts";
import { reduceEditor, savableInputs, startEditing } from "./editor-state.ts";
import type { LoadedProject } from "./project-file.ts";
import { saveProject } from "./save-project.ts";
import { readPhotoSize, refusePhoto } from "./uploads/accept-photo.ts";
import { requirePermit } from "./uploads/upload-permit.ts";
import { createPhotoKey, uploadPhoto } from "./uploads/upload-photo.ts";

/** A project under somebody's hands: what it looks like now, and how to add a photo. */
export function useEditor({ file, design }: LoadedProject) {
  const [state, dispatch] = useReducer(
    reduceEditor,
    { updatedAt: file.updatedAt, inputs: file.inputs },
    startEditing,
  );
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const unsaved = savableInputs(state);
  const isDirty = Object.entries(unsaved).some(([id, input]) => state.server.inputs[id] !== input);

  async function save(): Promise<void> {
    dispatch({ type: "saveBegan" });
    const { server } = latest.current;
    const sent = savableInputs(latest.current);
    try {
      const outcome = await saveProject(file, server, sent);
      if (outcome.kind === "saved") dispatch({ type: "saved", sent, server: outcome.server });
      else
        fail(outcome.kind === "refused" ? outcome.reason : "Another tab changed the same place.");
    } catch (error) {
      fail(error instanceof Error ? error.message : say(savingMessages.networkError));
    }
  }

  function fail(reason: string): void {
    dispatch({ type: "saveFailed" });
    showToast({
      id: "save-failed",
      type: "error",
      content: say(savingMessages.failed, { reason }),
    });
  }

  async function addPhoto(openingId: string, photo: File): Promise<void> {
    const refusal = refusePhoto(photo);
    if (refusal !== undefined)
      return showToast({ id: "upload", type: "warning", content: refusal });
    const size = await readPhotoSize(photo).catch(() => undefined);
    const box = openingsOf(design).find(({ id }) => id === openingId)?.layers.print?.box;
    if (size === undefined || box === undefined) {
      const content = say(uploadMessages.unreadable, { name: photo.name });
      return showToast({ id: "upload", type: "error", content });
    }
    const at = new Date().toISOString();
    const permit = await requirePermit(Date.now());
    const image: OpeningImage = {
      id: createPhotoKey(permit, photo.type),
      ...defaultPlacement(size, box),
      rotation: 0,
      flipX: false,
      flipY: false,
      imageWidth: size.width,
      imageHeight: size.height,
      createdTime: at,
    };
    dispatch({ type: "uploadBegan", id: image.id, previewUrl: URL.createObjectURL(photo) });
    dispatch({ type: "edited", at, edit: { type: "ADD_IMAGES", openingId, images: [image] } });
    try {
      await uploadPhoto(permit, image.id, photo);
      dispatch({ type: "uploadCompleted", id: image.id });
    } catch {
      const edit = { type: "REMOVE_IMAGES", openingId, imageIds: [image.id] } as const;
      dispatch({ type: "edited", edit, at });
      dispatch({ type: "uploadFailed", id: image.id });
      showToast({ id: "upload", type: "error", content: say(uploadMessages.failed) });
    }
  }

  useEffect(() => {
    if (isDirty && state.save === "saved") void save();
  });

  return { ...state, addPhoto, retrySave: save };
}
