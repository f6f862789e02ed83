import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type Block, listLinks, readText } from "./blocks.ts";
import { listPages, listVisible } from "./navigation.ts";
import { PICTURES_FOLDER, readContent } from "./read-content.ts";

const COMPANY = { companyName: "Map & $& Co.", companyAddress: "5 Elm Street, Flint, MI 48502" };
const content = readContent({
  name: "Photomap",
  supportEmail: "support@photomap.example",
  ...COMPANY,
});
const { help, pages, posts, legal, contact } = content;
const questions = contact.flatMap((category) => category.questions);

const TEXTS: readonly { readonly path: string; readonly blocks: readonly Block[] }[] = [
  ...[...help.pages.values()].map(({ slug, blocks }) => ({ path: `/help/${slug}`, blocks })),
  ...[...pages.values()].map(({ slug, blocks }) => ({ path: `/${slug}`, blocks })),
  ...posts.map(({ slug, blocks }) => ({ path: `/blog/${slug}`, blocks })),
  ...Object.values(legal).map(({ slug, blocks }) => ({ path: `/${slug}`, blocks })),
  ...questions.map(({ category, slug, blocks }) => ({
    path: `/contact/${category}/${slug}`,
    blocks,
  })),
];

/** Pages that are not written here. */
const OTHER_PATHS =
  /^\/($|help$|blog$|contact$|maps($|\/)|shop($|\/)|product\/|create$|cart$|redeem$|account($|\/)|staff($|\/)|debug$)/;

it("has at least 30 help pages that everybody can read and 6 posts", () => {
  expect(listPages(listVisible(help.navigation)).length).toBeGreaterThanOrEqual(30);
  expect(posts.length).toBeGreaterThanOrEqual(6);
});

it("lists every help page in the navigation, and no other", () => {
  expect(listPages(help.navigation).toSorted()).toEqual([...help.pages.keys()].toSorted());
});

it("lists every question of the contact center in the tree", () => {
  const folder = new URL("../contact/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.slice(0, -".md".length));
  const listed = questions.map(({ category, slug }) => `${category}/${slug}`);
  expect(files.toSorted()).toEqual(listed.toSorted());
});

it("CNT-06 names the company and its address on every legal page, and no review", () => {
  for (const { blocks } of Object.values(legal)) {
    const text = readText(blocks);
    expect(text).toContain(`${COMPANY.companyName}, ${COMPANY.companyAddress}`);
    expect(text).not.toMatch(/draft|lawyer|template/i);
  }
});

it("sorts posts by their date, the latest first", () => {
  const dates = posts.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

describe.each(TEXTS)("$path", ({ path, blocks }) => {
  it("links to pages and headings that exist", () => {
    const paths = new Map(TEXTS.map((text) => [text.path, text.blocks]));
    const isMissing = (link: string) => {
      if (!/^[/#]/.test(link)) return false;
      const [target = "", heading] = link.split("#");
      const linked = target === "" ? blocks : paths.get(target.split("?")[0] ?? "");
      if (linked === undefined) return !OTHER_PATHS.test(target);
      return heading !== undefined && !listHeadings(linked).includes(heading);
    };
    expect({ path, missing: listLinks(blocks).filter(isMissing) }).toEqual({ path, missing: [] });
  });

  it("leaves no placeholder unreplaced", () => {
    expect(readText(blocks)).not.toMatch(/\{[a-zA-Z]+\}/);
  });
});

function listHeadings(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.type === "heading" ? [block.id] : []));
}

it("uses every picture, and has every file in its size", async () => {
  const list: Record<string, { files: { file: string; width: number; height: number }[] }> =
    JSON.parse(readFileSync(new URL("pictures.json", PICTURES_FOLDER), "utf8"));
  const files = Object.values(list).flatMap((entry) => entry.files);
  const stored = readdirSync(PICTURES_FOLDER).filter((file) => file !== "pictures.json");
  expect(stored.toSorted()).toEqual(files.map(({ file }) => file).toSorted());
  const sizes = await Promise.all(
    files.map(async ({ file }) => {
      const { width, height } = await sharp(new URL(file, PICTURES_FOLDER).pathname).metadata();
      return { file, width, height };
    }),
  );
  expect(sizes).toEqual(files.map(({ file, width, height }) => ({ file, width, height })));
});
