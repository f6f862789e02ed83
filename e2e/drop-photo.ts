import type { Locator } from "@playwright/test";

export interface PhotoFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** What a browser sends when a file is dragged from the desktop and let go over an element. */
export async function dropPhoto(target: Locator, photo: PhotoFile): Promise<void> {
  const { name, type } = photo;
  const base64 = photo.bytes.toString("base64");
  const dataTransfer = await target.page().evaluateHandle(
    (file) => {
      const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], file.name, { type: file.type }));
      return transfer;
    },
    { name, type, base64 },
  );
  await target.dispatchEvent("dragover", { dataTransfer });
  await target.dispatchEvent("drop", { dataTransfer });
}
