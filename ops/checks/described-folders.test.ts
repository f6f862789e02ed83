import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "./read-files.ts";

const root = new URL("../../", import.meta.url).pathname;
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");
const files = listFiles(root);
const folders = new Set(files.flatMap((file) => listParents(file)));

/** All documents with a tree of folders. */
const DOCUMENTS = [
  "README.md",
  "apps/api/README.md",
  "apps/web/README.md",
  "docs/architecture.md",
  "ops/README.md",
  "packages/server/README.md",
];

interface Tree {
  readonly folder: string;
  readonly lines: readonly string[];
}

it("exactly these documents have a tree", () => {
  const documents = files.filter((path) => path.endsWith(".md") && readTrees(path).length > 0);
  expect(documents).toEqual(DOCUMENTS);
});

it.each(DOCUMENTS)("%s lists the folders that exist, each on a line", (path) => {
  for (const tree of readTrees(path)) {
    expect(findDifferences(tree)).toEqual([]);
    const unnoticed = tree.lines.filter((line) => {
      const lines = tree.lines.filter((other) => other !== line);
      return findDifferences({ ...tree, lines }).length === 0;
    });
    expect(unnoticed).toEqual([]);
  }
});

it("every app, package and top folder with code has a README that says how to test it", () => {
  const units = [...folders].filter((folder) => /^(apps|packages)\/[^/]+$/.test(folder));
  const missing = [...units, "e2e"].filter((unit) => {
    const path = `${unit}/README.md`;
    return !files.includes(path) || !/\bpnpm\b/.test(read(path));
  });
  expect(missing).toEqual([]);
});

function readTrees(path: string): Tree[] {
  return [...read(path).matchAll(/^```tree ?(\S*)\n(.*?)\n```/gms)].map(
    ([, folder = "", block = ""]) => ({ folder, lines: block.split("\n") }),
  );
}

function listParents(file: string): string[] {
  const parent = posix.dirname(file);
  return parent === "." ? [] : [parent, ...listParents(parent)];
}

/** Folders that only the tree or only the repository has, below every folder that shows children. */
function findDifferences(tree: Tree): string[] {
  return [...parseTree(tree)].flatMap(([parent, children]) => {
    const existing = [...folders].filter(
      (folder) => posix.dirname(folder) === (parent || ".") && !/(^|\/)(\.|test$)/.test(folder),
    );
    const names = existing.map((folder) => posix.basename(folder));
    return [
      ...children.filter((name) => !names.includes(name)).map((name) => `no ${parent}/${name}`),
      ...names.filter((name) => !children.includes(name)).map((name) => `${parent}/${name}`),
    ];
  });
}

/** The tree's folders, each with those directly below it; a level is two spaces. */
function parseTree({ folder, lines }: Tree): Map<string, string[]> {
  const nodes = new Map<string, string[]>();
  const parents = [folder];
  for (const line of lines) {
    const [, spaces = "", name = ""] = /^( *)([\w.-]+)\//.exec(line) ?? [];
    const depth = spaces.length / 2;
    const parent = parents[depth] ?? "";
    nodes.set(parent, [...(nodes.get(parent) ?? []), name]);
    parents[depth + 1] = parent === "" ? name : `${parent}/${name}`;
  }
  return nodes;
}
