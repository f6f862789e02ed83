export type OriginalType = "jpeg" | "png" | "webp";

/** By its first bytes alone: names and declared types are the sender's to choose. */
export function recognizeOriginal(file: Buffer): OriginalType | undefined {
  const head = file.toString("latin1", 0, 12);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return "webp";
  return undefined;
}
