import { type Edit, type FoundImage, findImage, type Inputs } from "@photomap/project";

interface FailedPhotosDeps {
  readonly getInputs: () => Inputs;
  readonly edit: (edit: Edit) => void;
}

/** Photos whose upload failed, with the place they were removed from. */
export class FailedPhotos {
  readonly #deps: FailedPhotosDeps;
  readonly #removed = new Map<string, FoundImage>();

  constructor(deps: FailedPhotosDeps) {
    this.#deps = deps;
  }

  listIds(): readonly string[] {
    return [...this.#removed.keys()];
  }

  /** Removes a photo from the map: one that is missing in the object store must not look saved. */
  remove(id: string): void {
    const found = findImage(this.#deps.getInputs(), id);
    if (found === undefined) return;
    this.#removed.set(id, found);
    this.#deps.edit({ type: "REMOVE_IMAGES", openingId: found.openingId, imageIds: [id] });
  }

  restore(id: string): void {
    const found = this.#removed.get(id);
    this.#removed.delete(id);
    // An undo may have restored it already.
    if (found === undefined || findImage(this.#deps.getInputs(), id)) return;
    const { openingId, image, index } = found;
    this.#deps.edit({ type: "RESTORE_IMAGES", openingId, images: [{ image, index }] });
  }
}
