import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseCapabilities } from "./capabilities/document.ts";
import { readFiles } from "./read-files.ts";

const root = new URL("../../", import.meta.url).pathname;

/** Quoted texts of at least two words; shorter ones also occur as ordinary words in code. */
const QUOTED = /(?<!\w)'([^']+ [^']+)'(?!\w)/g;

/** The checked sources; design and scene repeat some texts of messages. */
const SOURCE = /^(apps|packages\/(?!messages|testing|design|scene))[^]*\/src\/.*\.tsx?$/;
const EXCLUDED = /\.test\.|\/test\/|\/generated\/|\/app\/dev\//;

it("specified texts are literals of the message catalog only", () => {
  const rows = parseCapabilities(readFileSync(`${root}docs/capabilities.md`, "utf8"));
  const texts = rows.flatMap(({ text }) =>
    [...text.matchAll(QUOTED)].map(([, quoted = ""]) => quoted),
  );
  expect(texts.length).toBeGreaterThan(100);
  const literals = new Set(texts.flatMap((text) => ['"', "'", "`"].map((q) => `${q}${text}${q}`)));
  const elements = new Set(texts.map((text) => `>${text}<`));
  const found = [...readFiles(root, SOURCE)].flatMap(([path, source]) => {
    if (EXCLUDED.test(path)) return [];
    const inStrings = source.match(/(["'`])(?:(?!\1)[^\\\n])+\1/g) ?? [];
    const inElements = source.match(/>[^<>{}]+</g) ?? [];
    return [
      ...inStrings.filter((literal) => literals.has(literal)),
      ...inElements.filter((text) =>
        elements.has(text.replaceAll(/\s+/g, " ").replaceAll(/> | </g, (s) => s.trim())),
      ),
    ].map((text) => `${path}: ${text}`);
  });
  expect(found).toEqual([]);
});
