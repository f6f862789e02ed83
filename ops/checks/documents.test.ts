import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { PACKAGES, SERVER_AREAS, WEB_AREAS } from "./packages.ts";
import { listFiles, readFiles } from "./read-files.ts";

const root = new URL("../../", import.meta.url).pathname;
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");

/**
 * All documents but the specification, which is quoted verbatim and names things that are not
 * built, and the pages of the site, whose links are addresses that their own test checks.
 */
const documents = [...readFiles(root, /\.md$/)].filter(
  ([path]) => path !== "docs/capabilities.md" && !path.startsWith("content/"),
);

const packageImports = Object.entries(PACKAGES).map(([name, { imports }]) => [name, imports]);

it.each([
  ["Package", Object.fromEntries(packageImports)],
  ["Area of the web", WEB_AREAS.imports],
  ["Area of the server", SERVER_AREAS.imports],
])("docs/architecture.md contains the imports that the check enforces: %s", (title, imports) => {
  const [, table = ""] = read("docs/architecture.md").split(
    `| ${title} | May import |\n|---|---|\n`,
  );
  const rows = table.split("\n\n")[0]?.matchAll(/^\| (\S+) \| (.+) \|$/gm) ?? [];
  const shown = [...rows].map(([, name = "", allowed = ""]) => [
    name,
    allowed === "nothing" ? [] : allowed.split(", "),
  ]);
  expect(Object.fromEntries(shown)).toEqual(imports);
});

it("gives every dependency of the catalog a line in docs/dependencies.md", () => {
  const [, catalog = ""] = read("pnpm-workspace.yaml").split("\ncatalog:\n");
  const names = [...(catalog.split("\n\n")[0] ?? "").matchAll(/^ {2}"?([^":\s]+)"?:/gm)];
  const document = read("docs/dependencies.md");
  const missing = names.flatMap(([, name = ""]) =>
    document.includes(`\`${name}\``) ? [] : [name],
  );
  expect(missing).toEqual([]);
});

const records = readdirSync(`${root}docs/decisions`)
  .filter((file) => /^\d{3}-/.test(file))
  .toSorted();

it("lists every decision record in docs/decisions/README.md, with its title", () => {
  const lines = read("docs/decisions/README.md").match(/^- .*$/gm);
  const titles = records.map((file) => /^# (.+)$/m.exec(read(`docs/decisions/${file}`))?.[1]);
  expect(lines).toEqual(records.map((file, i) => `- [${titles[i]}](${file})`));
});

it.each(records)("%s has its number, a date and a status", (file) => {
  const status = String.raw`Date: 20\d\d-\d\d-\d\d\. Status: (?:accepted|superseded).*\.`;
  const start = new RegExp(`^# ${file.slice(0, 3)} [^\n:]+\n\n${status}\n`);
  expect(read(`docs/decisions/${file}`)).toMatch(start);
});

it("names scripts of package.json that exist, and each of them in a document", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read("package.json")));
  const named = documents.flatMap(([, text]) =>
    [...text.matchAll(/`[^`\n]+`|^pnpm .*$/gm)].flatMap(([span]) =>
      [...span.matchAll(/\bpnpm ([a-z][\w:-]*)/g)].map(([, name = ""]) => name),
    ),
  );
  const ofPnpm = ["audit", "deploy", "exec", "install"];
  const known = new Set([...Object.keys(scripts), ...ofPnpm]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  // Documents name the program that the script `services` runs.
  const unnamed = Object.keys(scripts).filter((name) => !named.includes(name));
  expect(unnamed).toEqual(["services"]);
});

/** Names in examples: of SQL, and of operations that are specified but not built. */
const EXAMPLES: ReadonlySet<string> = new Set([
  "CHECK",
  "PascalCase.tsx",
  "UNIQUE",
  "amountMinor",
  "docs/decisions/NNN-title.md",
  "fileAccess",
  "helpers.ts",
  "kebab-case.ts",
  "printLayout",
  "share-link.ts",
  "utils.ts",
  "x.repository.ts",
  "x.service.ts",
]);

it("contains no broken relative link in a document", () => {
  const files = new Set(listFiles(root).flatMap(listWithFolders));
  const broken = documents.flatMap(([path, text]) =>
    [...text.matchAll(/(?:\]\(|<img src=")(?!https?:|#)([^)#\s"]+)/g)].flatMap(([, link = ""]) =>
      files.has(posix.join(posix.dirname(path), link).replace(/\/$/, ""))
        ? []
        : [`${path}: ${link}`],
    ),
  );
  expect(broken).toEqual([]);
});

it("contains no file name in a document that does not exist", () => {
  const files = listFiles(root);
  const exists = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  const missing = documents.flatMap(([path, text]) =>
    [...text.matchAll(/`([\w@][\w./@-]*\.(?:tsx?|css|md|ya?ml|jpg))`/g)].flatMap(([, name = ""]) =>
      exists(name) || EXAMPLES.has(name) ? [] : [`${path}: ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

it("contains no name in a document that the source does not contain", () => {
  const source = [...readFiles(root, /\.(tsx?|json|ya?ml|sql|graphql|css)$/)]
    .filter(
      ([path]) => !path.startsWith("catalog/designs/") && !path.startsWith("catalog/generated/"),
    )
    .map(([, text]) => text);
  const words = new Set(source.flatMap((text) => text.match(/[\w$-]+/g) ?? []));
  const unknown = documents.flatMap(([path, text]) =>
    [...text.matchAll(/`([a-zA-Z]\w*[A-Z_]\w*)(?:\([^`]*\))?`/g)].flatMap(([, name = ""]) =>
      words.has(name) || EXAMPLES.has(name) ? [] : [`${path}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});

function listWithFolders(file: string): string[] {
  const parts = file.split("/");
  return parts.map((_, i) => parts.slice(0, i + 1).join("/"));
}
