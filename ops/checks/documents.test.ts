import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PACKAGES } from "./packages.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

it("docs/architecture.md contains the table of imports that the check enforces", () => {
  const [, table = ""] = read("docs/architecture.md").split(
    "| Package | May import |\n|---|---|\n",
  );
  const rows = table.split("\n\n")[0]?.matchAll(/^\| (\S+) \| (.+) \|$/gm) ?? [];
  const shown = [...rows].map(([, name = "", imports = ""]) => [
    name,
    imports === "nothing" ? [] : imports.split(", "),
  ]);
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(Object.entries(PACKAGES).map(([name, { imports }]) => [name, imports])),
  );
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

it("lists every decision record in docs/decisions/README.md", () => {
  const records = readdirSync(new URL("../../docs/decisions", import.meta.url))
    .filter((file) => /^\d{3}-/.test(file))
    .toSorted();
  const links = [...read("docs/decisions/README.md").matchAll(/\]\((\d{3}-[a-z0-9-]+\.md)\)/g)];
  expect([...new Set(links.map(([, file]) => file))]).toEqual(records);
});
