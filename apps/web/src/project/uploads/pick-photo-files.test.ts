// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { pickPhotoFiles, pickPhotoFolder } from "./pick-photo-files.ts";

afterEach(() => document.body.replaceChildren());

function openedPicker(): HTMLInputElement {
  const input = document.querySelector("input");
  if (input === null) throw new Error("No picker is open");
  return input;
}

/** Simulates the answer of the file picker. */
function confirm(input: HTMLInputElement, paths: readonly string[]): void {
  const files = paths.map((path) =>
    Object.defineProperty(new File(["x"], path.replace(/.*\//, "")), "webkitRelativePath", {
      value: path,
    }),
  );
  Object.defineProperty(input, "files", { value: files });
  input.dispatchEvent(new Event("change"));
}

it("opens a picker for several photos, HEIC included", async () => {
  const choosing = pickPhotoFiles();
  const input = openedPicker();
  expect(input).toMatchObject({ type: "file", multiple: true });
  expect(input.accept.split(",")).toEqual(
    expect.arrayContaining(["image/jpeg", "image/bmp", "image/heic", ".heic"]),
  );
  confirm(input, ["a.jpg", "b.heic"]);
  expect((await choosing).map(({ name }) => name)).toEqual(["a.jpg", "b.heic"]);
  expect(document.querySelector("input")).toBeNull();
});

it("resolves with no files when the picker is canceled", async () => {
  const choosing = pickPhotoFiles();
  openedPicker().dispatchEvent(new Event("cancel"));
  expect(await choosing).toEqual([]);
});

it("returns the photos of a folder without other and hidden files", async () => {
  const choosing = pickPhotoFolder();
  const input = openedPicker();
  expect(input.webkitdirectory).toBe(true);
  confirm(input, ["trip/a.jpg", "trip/notes.txt", "trip/._a.jpg", "trip/@eaDir/b.jpg"]);
  expect((await choosing).map(({ name }) => name)).toEqual(["a.jpg"]);
});
