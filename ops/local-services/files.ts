import { readFile, rename, writeFile } from "node:fs/promises";

/** Replaces a file atomically, readable by its owner only; returns whether the text changed. */
export async function replaceFile(path: string, text: string): Promise<boolean> {
  const before = await readFile(path, "utf8").catch(() => undefined);
  if (before === text) return false;
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return true;
}

/** Renders lines that both a shell and Node's --env-file can read; throws if one needs quoting. */
export function renderEnvironment(values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([name, value]) => {
    if (!/^[\w:/.@*,-]*$/.test(value)) throw new Error(`${name} needs quoting: ${value}`);
    return `${name}=${value}\n`;
  });
  return lines.join("");
}
