// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { choosePhotoFolder, choosePhotos } from "./choose-photos.ts";

afterEach(() => document.body.replaceChildren());

function openedPicker(): HTMLInputElement {
  const input = document.querySelector("input");
  if (input === null) throw new Error("No picker is open");
  return input;
}

/** What the browser does when somebody chooses and confirms. */
function confirm(input: HTMLInputElement, paths: readonly string[]): void {
  const files = paths.map((path) =>
    Object.defineProperty(new File(["x"], path.replace(/.*\//, "")), "webkitRelativePath", {
      value: path,
    }),
  );
  Object.defineProperty(input, "files", { value: files });
  input.dispatchEvent(new Event("change"));
}

it("opens the system's picker for many photos at once, HEIC included", async () => {
  const choosing = choosePhotos();
  const input = openedPicker();
  expect(input).toMatchObject({ type: "file", multiple: true });
  expect(input.accept.split(",")).toEqual(
    expect.arrayContaining(["image/jpeg", "image/bmp", "image/heic", ".heic"]),
  );
  confirm(input, ["a.jpg", "b.heic"]);
  expect((await choosing).map(({ name }) => name)).toEqual(["a.jpg", "b.heic"]);
  expect(document.querySelector("input")).toBeNull();
});

it("gives nothing when the picker is closed", async () => {
  const choosing = choosePhotos();
  openedPicker().dispatchEvent(new Event("cancel"));
  expect(await choosing).toEqual([]);
});

it("takes the photos of a folder and leaves the rest", async () => {
  const choosing = choosePhotoFolder();
  const input = openedPicker();
  expect(input.webkitdirectory).toBe(true);
  confirm(input, ["trip/a.jpg", "trip/notes.txt", "trip/._a.jpg", "trip/@eaDir/b.jpg"]);
  expect((await choosing).map(({ name }) => name)).toEqual(["a.jpg"]);
});
