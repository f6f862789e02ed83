import { readFile, rename, writeFile } from "node:fs/promises";

/** Replaces a file in one step, readable by its owner alone. True when the text is new. */
export async function replaceFile(path: string, text: string): Promise<boolean> {
  const before = await readFile(path, "utf8").catch(() => undefined);
  if (before === text) return false;
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return true;
}
