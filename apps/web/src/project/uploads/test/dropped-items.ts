/** Folders and files by name. */
export type DroppedTree = { readonly [name: string]: DroppedTree | File };

/** Most entries a browser returns per call of readEntries. */
const BATCH = 100;

function makeEntry(name: string, content: DroppedTree | File): FileSystemEntry {
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

/** The `items` of a drop event. */
export function makeDroppedItems(content: DroppedTree): DataTransferItemList {
  const items = Object.entries(content).map(([name, dropped]) => ({
    kind: "file",
    webkitGetAsEntry: () => makeEntry(name, dropped),
    getAsFile: () => (dropped instanceof File ? dropped : null),
  }));
  return items as never;
}
