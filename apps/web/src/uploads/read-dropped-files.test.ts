import { expect, it } from "vitest";
import { hasFiles, readDroppedFiles, readPastedFiles } from "./read-dropped-files.ts";

type Tree = { readonly [name: string]: Tree | File };

/** Readers of real browsers give at most so many entries at once. */
const BATCH = 100;

const file = (name: string, type = "") => new File(["x"], name, { type });

function makeEntry(name: string, content: Tree | File): FileSystemEntry {
  if (content instanceof File) {
    const entry = { name, isFile: true, isDirectory: false };
    return { ...entry, file: (give: (file: File) => void) => give(content) } as never;
  }
  const entries = Object.entries(content).map(([child, below]) => makeEntry(child, below));
  const createReader = () => {
    let given = 0;
    return {
      readEntries: (give: (entries: FileSystemEntry[]) => void) => {
        give(entries.slice(given, given + BATCH));
        given += BATCH;
      },
    };
  };
  return { name, isFile: false, isDirectory: true, createReader } as never;
}

function drop(content: Tree) {
  const items = Object.entries(content).map(([name, dropped]) => ({
    kind: "file",
    webkitGetAsEntry: () => makeEntry(name, dropped),
    getAsFile: () => (dropped instanceof File ? dropped : null),
  }));
  return readDroppedFiles({ items: items as never });
}

const names = (files: readonly File[]) => files.map(({ name }) => name);

it("reads folders to the bottom, all of 730 photos, and leaves out what is none", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 730 }, (_, i) => [`${i}.jpg`, file(`${i}.jpg`, "image/jpeg")]),
  );
  const files = await drop({
    trip: {
      ...many,
      "notes.txt": file("notes.txt", "text/plain"),
      "._1.jpg": file("._1.jpg", "image/jpeg"),
      "@eaDir": { "thumb.jpg": file("thumb.jpg", "image/jpeg") },
      phone: { deeper: { "IMG_1.HEIC": file("IMG_1.HEIC") } },
    },
  });
  expect(files).toHaveLength(731);
  expect(names(files).at(-1)).toBe("IMG_1.HEIC");
});

it("keeps a single file that is no photo, so that its person is told", async () => {
  const files = await drop({
    "a.jpg": file("a.jpg", "image/jpeg"),
    "b.pdf": file("b.pdf", "application/pdf"),
  });
  expect(names(files)).toEqual(["a.jpg", "b.pdf"]);
});

it("takes everything out of the event before the browser empties it", async () => {
  const items = [{ kind: "file", webkitGetAsEntry: () => null, getAsFile: () => file("a.jpg") }];
  const reading = readDroppedFiles({ items: items as never });
  items.length = 0;
  expect(names(await reading)).toEqual(["a.jpg"]);
});

it("reads a folder it is not let into as empty", async () => {
  const reader = { readEntries: (_give: unknown, fail: () => void) => fail() };
  const entry = { name: "locked", isFile: false, isDirectory: true, createReader: () => reader };
  const items = [{ kind: "file", webkitGetAsEntry: () => entry, getAsFile: () => null }];
  expect(await readDroppedFiles({ items: items as never })).toEqual([]);
});

it("takes photos from the clipboard and leaves its texts", () => {
  const files = [file("image.png", "image/png"), file("text.html", "text/html")];
  expect(names(readPastedFiles({ clipboardData: { files } } as never))).toEqual(["image.png"]);
  expect(readPastedFiles({ clipboardData: null } as never)).toEqual([]);
});

it("tells files from a dragged text", () => {
  expect(hasFiles({ types: ["text/uri-list", "Files"] })).toBe(true);
  expect(hasFiles({ types: ["text/plain"] })).toBe(false);
});
