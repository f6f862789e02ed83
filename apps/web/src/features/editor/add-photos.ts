import type { Opening } from "@photomap/design";
import { say, uploadMessages } from "@photomap/messages";
import { defaultPlacement, type OpeningImage } from "@photomap/project";
import type { OpenProject } from "../../project-store/open-project.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { readPhotoSize, refusePhoto } from "./uploads/accept-photo.ts";
import { requirePermit } from "./uploads/upload-permit.ts";
import { createPhotoKey } from "./uploads/upload-photo.ts";

export async function addPhotos(
  { store }: OpenProject,
  opening: Opening,
  files: readonly File[],
): Promise<void> {
  for (const file of files) {
    const refusal = refusePhoto(file);
    if (refusal !== undefined) {
      showToast({ id: "upload", type: "warning", content: refusal });
      continue;
    }
    const size = await readPhotoSize(file).catch(() => undefined);
    const box = opening.layers.print?.box;
    if (size === undefined || box === undefined) {
      const content = say(uploadMessages.unreadable, { name: file.name });
      showToast({ id: "upload", type: "error", content });
      continue;
    }
    const permit = await requirePermit(Date.now());
    const image: OpeningImage = {
      id: createPhotoKey(permit, file.type),
      ...defaultPlacement(size, box),
      rotation: 0,
      flipX: false,
      flipY: false,
      imageWidth: size.width,
      imageHeight: size.height,
      createdTime: new Date().toISOString(),
    };
    const { id } = image;
    await store.addPhoto({ id, name: file.name, blob: file, preview: file, sha256: id });
    store.edit({ type: "ADD_IMAGES", openingId: opening.id, images: [image] });
  }
}
