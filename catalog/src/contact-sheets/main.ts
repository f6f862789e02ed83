import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Design } from "@photomap/design";
import sharp from "sharp";
import { drawContactSheet } from "./contact-sheet.ts";
import { drawDesign } from "./draw-design.ts";

const USAGE = "contact-sheets [--sheet name] [--columns n] [start of a design id]...";
const WIDTH_PIXELS = 1600;

const options = readArguments(process.argv.slice(2));
const folder = new URL("../../pictures/", import.meta.url);
mkdirSync(folder, { recursive: true });
const designs = readDesigns(options.starts);
if (options.sheet) {
  const sheet = await drawContactSheet(designs, options.columns);
  await sheet.png({ palette: true }).toFile(getPath(options.sheet));
} else {
  for (const design of designs)
    await sharp(Buffer.from(drawDesign(design, WIDTH_PIXELS)))
      .png({ palette: true })
      .toFile(getPath(design.id));
}

function getPath(name: string): string {
  return fileURLToPath(new URL(`${name}.png`, folder));
}

function readDesigns(starts: readonly string[]): Design[] {
  const from = new URL("../../designs/", import.meta.url);
  return readdirSync(from)
    .filter((file) => starts.length === 0 || starts.some((start) => file.startsWith(start)))
    .map((file): Design => JSON.parse(readFileSync(new URL(file, from), "utf8")));
}

function readArguments(words: readonly string[]) {
  const starts: string[] = [];
  let [sheet, columns] = ["", 4];
  for (let i = 0; i < words.length; i++) {
    if (words[i] === "--sheet") sheet = words[++i] ?? "";
    else if (words[i] === "--columns") columns = Number(words[++i]);
    else if (words[i]?.startsWith("--")) throw new Error(USAGE);
    else starts.push(words[i]!);
  }
  return { sheet, columns, starts };
}
