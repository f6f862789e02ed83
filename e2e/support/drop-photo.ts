import type { Locator } from "@playwright/test";

export interface PhotoFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Dispatches the events of files that are dragged from the desktop and dropped on the element. */
export async function dropPhotos(target: Locator, photos: readonly PhotoFile[]): Promise<void> {
  const files = photos.map(({ name, type, bytes }) => ({
    name,
    type,
    base64: bytes.toString("base64"),
  }));
  const dataTransfer = await target.page().evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, files);
  await target.dispatchEvent("dragover", { dataTransfer });
  await target.dispatchEvent("drop", { dataTransfer });
}
