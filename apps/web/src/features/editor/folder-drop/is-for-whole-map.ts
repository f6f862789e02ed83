import { MAX_IMAGES_PER_OPENING } from "@photomap/project";

/** A folder, or more photos than an opening holds, is meant for the map, wherever on it they fall. */
export function isForWholeMap({ items }: Pick<DataTransfer, "items">): boolean {
  const files = Array.from(items).filter(({ kind }) => kind === "file");
  return (
    files.length > MAX_IMAGES_PER_OPENING ||
    files.some((item) => item.webkitGetAsEntry()?.isDirectory === true)
  );
}
