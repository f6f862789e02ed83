import { expect, it } from "vitest";
import { getFolderName, isBulkDrop, readDroppedFiles } from "./read-dropped-files.ts";
import { type DroppedTree, makeDroppedItems } from "./test/dropped-items.ts";

const file = (name: string, type = "") => new File(["x"], name, { type });

const drop = (content: DroppedTree) => readDroppedFiles({ items: makeDroppedItems(content) });

const names = (files: readonly File[]) => files.map(({ name }) => name);

it("reads all photos of nested folders and skips other files", async () => {
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
  expect([files[0], files[730]].map((photo) => photo && getFolderName(photo))).toEqual([
    "trip",
    "deeper",
  ]);
});

it("keeps a single file of another type, so that its refusal is shown", async () => {
  const files = await drop({
    "a.jpg": file("a.jpg", "image/jpeg"),
    "b.pdf": file("b.pdf", "application/pdf"),
  });
  expect(names(files)).toEqual(["a.jpg", "b.pdf"]);
});

it("knows the folder of a chosen file", () => {
  const chosen = file("a.jpg");
  expect(getFolderName(chosen)).toBe("");
  Object.defineProperty(chosen, "webkitRelativePath", { value: "trip/chicago/a.jpg" });
  expect(getFolderName(chosen)).toBe("chicago");
});

it("reads the items before the browser empties the event", async () => {
  const items = [{ kind: "file", webkitGetAsEntry: () => null, getAsFile: () => file("a.jpg") }];
  const reading = readDroppedFiles({ items: items as never });
  items.length = 0;
  expect(names(await reading)).toEqual(["a.jpg"]);
});

it("treats an unreadable folder as empty", async () => {
  const reader = { readEntries: (_give: unknown, fail: () => void) => fail() };
  const entry = { name: "locked", isFile: false, isDirectory: true, createReader: () => reader };
  const items = [{ kind: "file", webkitGetAsEntry: () => entry, getAsFile: () => null }];
  expect(await readDroppedFiles({ items: items as never })).toEqual([]);
});

it("sends a folder, or more files than an opening holds, to the whole map", () => {
  const drag = (content: DroppedTree) => ({ items: makeDroppedItems(content) });
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.jpg`, file(`${i}.jpg`)]));
  expect(isBulkDrop(drag(files(10)))).toBe(false);
  expect(isBulkDrop(drag(files(11)))).toBe(true);
  expect(isBulkDrop(drag({ trip: {} }))).toBe(true);
});
