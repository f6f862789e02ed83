import { isHiddenPath } from "./hidden-path.ts";
import { ACCEPTED_PHOTOS, looksLikePhoto } from "./photo-type.ts";
import { watchUpload } from "./upload-watchdog.ts";

/** The system's own picker; nothing when the person closes it. */
export function choosePhotos(): Promise<readonly File[]> {
  const input = createInput();
  input.accept = ACCEPTED_PHOTOS;
  return openPicker(input);
}

/** A whole folder with all below it; what is no photo is left out. */
export async function choosePhotoFolder(): Promise<readonly File[]> {
  const input = createInput();
  input.webkitdirectory = true;
  const files = await openPicker(input);
  return files.filter((file) => looksLikePhoto(file) && !isHiddenPath(file.webkitRelativePath));
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
    const settleWatch = watchUpload();
    const finish = () => {
      settleWatch();
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener("change", finish);
    input.addEventListener("cancel", finish);
    // Some browsers forget an input that is not part of the page while its picker is open.
    document.body.append(input);
    input.click();
  });
}
