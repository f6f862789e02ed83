import { MAX_IMAGES_PER_OPENING } from "@photomap/project";
import { isSystemFilePath, looksLikePhoto } from "./check-photo-file.ts";

type DroppedItems = Pick<DataTransfer, "items">;

/** True for a folder and for more files than an opening holds, wherever they are dropped. */
export function isBulkDrop({ items }: DroppedItems): boolean {
  const files = Array.from(items).filter(({ kind }) => kind === "file");
  return (
    files.length > MAX_IMAGES_PER_OPENING ||
    files.some((item) => item.webkitGetAsEntry()?.isDirectory === true)
  );
}

/**
 * The dropped files and the photos in dropped folders at any depth. A single file of another type
 * is returned, so that the refusal is shown; in folders such files are expected and skipped.
 */
export async function readDroppedFiles({ items }: DroppedItems): Promise<readonly File[]> {
  // The browser empties the list when the event handler returns: all items are read synchronously.
  const dropped = Array.from(items)
    .filter(({ kind }) => kind === "file")
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const lists = await Promise.all(
    dropped.map(async ({ entry, file }) => {
      if (isDirectoryEntry(entry)) return readFolder(entry);
      return file === null ? [] : [file];
    }),
  );
  return lists.flat();
}

/** The folders of dropped files: their `webkitRelativePath` is empty. */
const folderNames = new WeakMap<File, string>();

/** The name of the folder that directly contains the file; empty for a file chosen by itself. */
export function getFolderName(file: File): string {
  return folderNames.get(file) ?? file.webkitRelativePath?.split("/").at(-2) ?? "";
}

async function readFolder(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
  const photos: File[] = [];
  for (const entry of await listEntries(folder)) {
    if (isSystemFilePath(entry.name)) continue;
    if (isDirectoryEntry(entry)) photos.push(...(await readFolder(entry)));
    else if (isFileEntry(entry)) {
      const opened = await openPhoto(entry);
      for (const file of opened) folderNames.set(file, folder.name);
      photos.push(...opened);
    }
  }
  return photos;
}

/** readEntries returns at most 100 entries per call, and an empty list at the end. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve) => {
      // An unreadable folder counts as empty.
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

function isDirectoryEntry(entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory === true;
}

function isFileEntry(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
