import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as entries from "./index.ts";

const document = readFileSync(new URL("../../../docs/capabilities.md", import.meta.url), "utf8");
const rows = new Map(
  [...document.matchAll(/^\| (?<id>\w+-\d+) *\|(?<row>.*)$/gm)].map(({ groups }) => [
    groups?.["id"],
    groups?.["row"] ?? "",
  ]),
);
const messages = Object.values(entries).flatMap((catalog) =>
  typeof catalog === "object" ? Object.values(catalog) : [],
);

it("every message has a text and names a capability", () => {
  expect(messages.filter(({ text }) => text === "")).toEqual([]);
  expect(rows.size).toBe(329);
  expect(messages.filter(({ capability }) => !rows.has(capability))).toEqual([]);
});

it("texts are those of the specification; all others are listed, so that a change is seen", async () => {
  const others = messages.filter(({ capability, text }) => !rows.get(capability)?.includes(text));
  const lines = others.map(({ capability, text }) => `${capability} ${text}\n`).join("");
  await expect(lines).toMatchFileSnapshot("./test/texts-beyond-the-specification.txt");
});
