import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { layers } from "./layers.ts";

function check(path: string, text: string) {
  return layers(sampleWorkspace({ [path]: text }));
}

const FOLDER = "packages/server/src/projects";

it.each([
  ["repository", "of its own feature", 'import { save } from "./project.service.ts";'],
  ["repository", "of another feature", 'import { list } from "../photos/photo.service.ts";'],
  ["repository", "for a type", 'import type { Photo } from "../photos/photo.service.ts";'],
  ["repository", "by a re-export", 'export { list } from "../photos/photo.service.ts";'],
  ["queries", "of its own feature", 'import { save } from "./project.service.ts";'],
  ["types", "of its own feature", 'import type { Save } from "./project.service.ts";'],
])("refuses a %s file that imports a service %s", (layer, _where, text) => {
  expect(check(`${FOLDER}/project.${layer}.ts`, `\n${text}`)).toMatchObject([{ line: 2 }]);
});

it("allows a service to import a repository, and a repository to import queries and types", () => {
  expect(check(`${FOLDER}/a.service.ts`, 'import "./a.repository.ts";')).toEqual([]);
  expect(check(`${FOLDER}/a.service.ts`, 'import "./b.service.ts";')).toEqual([]);
  expect(check(`${FOLDER}/a.repository.ts`, 'import "../photos/photo.queries.ts";')).toEqual([]);
  expect(check(`${FOLDER}/a.repository.ts`, 'import "./a.types.ts";')).toEqual([]);
});
