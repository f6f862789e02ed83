import { isHiddenPath } from "./hidden-path.ts";
import { looksLikePhoto } from "./photo-type.ts";

/** Whether what is dragged over the page contains files at all. */
export function hasFiles({ types }: Pick<DataTransfer, "types">): boolean {
  return types.includes("Files");
}

/**
 * Files as they were dropped, and the photos in folders, however deep. A single file that is no photo
 * stays, so that its person is told; in a folder such files are expected and left out.
 */
export async function readDroppedFiles({
  items,
}: Pick<DataTransfer, "items">): Promise<readonly File[]> {
  // The list is emptied as soon as the event is over: everything is taken out of it first.
  const dropped = Array.from(items)
    .filter(({ kind }) => kind === "file")
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const lists = await Promise.all(
    dropped.map(async ({ entry, file }) => {
      if (isDirectory(entry)) return readFolder(entry);
      return file === null ? [] : [file];
    }),
  );
  return lists.flat();
}

/** Photos on the clipboard: copied files, or a picture copied from a page. */
export function readPastedFiles({ clipboardData }: ClipboardEvent): readonly File[] {
  return [...(clipboardData?.files ?? [])].filter(looksLikePhoto);
}

async function readFolder(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
  const photos: File[] = [];
  for (const entry of await listEntries(folder)) {
    if (isHiddenPath(entry.name)) continue;
    if (isDirectory(entry)) photos.push(...(await readFolder(entry)));
    else if (isFile(entry)) photos.push(...(await openPhoto(entry)));
  }
  return photos;
}

/** The browser gives a hundred at a time, and an empty list at the end. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve) => {
      // A folder that cannot be read counts as empty.
      reader.readEntries(resolve, () => resolve([]));
    });
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}

function openPhoto(entry: FileSystemFileEntry): Promise<readonly File[]> {
  return new Promise((resolve) => {
    entry.file(
      (file) => resolve(looksLikePhoto(file) ? [file] : []),
      () => resolve([]),
    );
  });
}

function isDirectory(entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory === true;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
