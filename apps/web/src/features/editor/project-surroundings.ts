import { savingMessages, say, uploadMessages } from "@photomap/messages";
import type { Uploader } from "../../project-store/project-photos.ts";
import type { ProjectVoice } from "../../project-store/project-store.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { requirePermit } from "./uploads/upload-permit.ts";
import { uploadPhoto } from "./uploads/upload-photo.ts";

const uploader: Uploader = {
  async upload({ id, blob }) {
    await uploadPhoto(await requirePermit(Date.now()), id, blob);
  },
};

const voice: ProjectVoice = {
  saveFailed(reason) {
    const content = say(savingMessages.failed, { reason });
    showToast({ id: "save-failed", type: "error", content });
  },
  uploadFailed() {
    showToast({ id: "upload", type: "error", content: say(uploadMessages.failed) });
  },
  notKept() {
    const content = "This browser cannot keep your work. Please free some space or use another.";
    showToast({ id: "not-kept", type: "error", content });
  },
};

/** How an open project reaches the object store and the person. */
export const projectSurroundings = { uploader, voice };
