import { readFile } from "node:fs/promises";

export const PHOTO_IDS = ["dandelions", "paint-brushes", "two-dogs"] as const;

export function openTestPhoto(id: string): Promise<Buffer> {
  return readFile(new URL(`../test-photos/${id}.jpg`, import.meta.url));
}
