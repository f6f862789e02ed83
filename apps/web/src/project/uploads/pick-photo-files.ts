import { ACCEPTED_PHOTO_TYPES, isSystemFilePath, looksLikePhoto } from "./check-photo-file.ts";
import { watchFilePicker } from "./upload-watchdog.ts";

/** Opens the file picker; resolves to no files when it is canceled. */
export function pickPhotoFiles(): Promise<readonly File[]> {
  const input = createInput();
  input.accept = ACCEPTED_PHOTO_TYPES;
  return openPicker(input);
}

/** Opens the folder picker; resolves to all photos below the folder. */
export async function pickPhotoFolder(): Promise<readonly File[]> {
  const input = createInput();
  input.webkitdirectory = true;
  const files = await openPicker(input);
  return files.filter((file) => looksLikePhoto(file) && !isSystemFilePath(file.webkitRelativePath));
}

function createInput(): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.hidden = true;
  return input;
}

function openPicker(input: HTMLInputElement): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const stopWatching = watchFilePicker();
    const finish = () => {
      stopWatching();
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener("change", finish);
    input.addEventListener("cancel", finish);
    // Some browsers discard a detached input while its picker is open.
    document.body.append(input);
    input.click();
  });
}
