import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "./read-files.ts";

const root = new URL("../../", import.meta.url).pathname;
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");
const files = listFiles(root);

/** The sorted first groups of all matches, without duplicates. */
function findAll(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found = ""]) => found))].toSorted();
}

const readSources = (folder: string) =>
  files
    .filter((path) => path.startsWith(folder) && /(?<!\.test)\.ts$/.test(path))
    .map(read)
    .join("\n");

it("the README of the worker lists every job, and the worker handles every job", () => {
  const queue = read("packages/server/src/platform/adapters/pg-boss/queue.ts");
  const [, interfaceBody = ""] = queue.split("export interface JobPayloads {");
  const declared = findAll(interfaceBody.split("\n}")[0] ?? "", /^ {2}readonly "([a-z-]+)":/gm);
  const worker = readSources("apps/worker/src/");
  const lanes = findAll(worker, /\{ lane: "([a-z]+)"/g).map((lane) => `render-${lane}`);
  const handled = [...lanes, ...findAll(worker, /queue\.work\(\s*"([a-z-]+)"/g)].toSorted();
  const rows = read("apps/worker/README.md").match(/^\| `.*$/gm) ?? [];
  const listed = rows.flatMap((row) => findAll(row.split(" | ")[0] ?? "", /`([a-z-]+)`/g));
  expect(declared.length).toBeGreaterThan(20);
  expect(handled).toEqual(declared);
  expect(listed.toSorted()).toEqual(declared);
});

it("the README of the image service lists every address", () => {
  const served = findAll(readSources("apps/images/src/"), /^.*"(\/[a-z:][\w:/-]*)",/gm);
  const rows = read("apps/images/README.md").match(/^\| `.*$/gm) ?? [];
  const listed = rows.flatMap((row) => findAll(row, /^\| `([^`]+)`/g));
  const hideNames = (path: string) => path.replaceAll(/:\w+|\{[^}]+\}/g, ":");
  expect(served.length).toBeGreaterThan(5);
  expect(listed.map(hideNames).toSorted()).toEqual(served.map(hideNames).toSorted());
});

it("the README of the API names every route", () => {
  const served = findAll(readSources("apps/api/src/"), /"(\/[a-z][\w:/.-]*)",/g);
  const text = read("apps/api/README.md");
  const isNamed = (path: string) =>
    [path, path.replace(/\/[^/]+$/, "/*")].some((name) => text.includes(`\`${name}\``)) ||
    text.includes(path.split(":")[0] ?? "");
  expect(served.length).toBeGreaterThan(5);
  expect(served.filter((path) => !isNamed(path))).toEqual([]);
});

it("the README of the release names every command", () => {
  const commands = findAll(read("apps/release/src/main.ts"), /case "([a-z-]+)":/g);
  const text = read("apps/release/README.md");
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((command) => !new RegExp(`\`${command}\\b`).test(text))).toEqual([]);
});

/** The walks of docs/start-here.md: the number and the files of each step. */
function readSteps(): { readonly walk: number; readonly step: number; readonly files: string[] }[] {
  const sections = read("docs/start-here.md").split(/^## /m).slice(1);
  return sections.flatMap((section, walk) =>
    section.split(/^(?=\S.*:$)/m).flatMap((part) => {
      const [, folder = ""] = /^[^\n]*`([^`]+)`[^\n]*:$/m.exec(part) ?? [];
      return [...part.matchAll(/^(\d+)\. (.*)$/gm)].map(([, step = "", text = ""]) => ({
        walk,
        step: Number(step),
        files: locate(findNames(text), folder),
      }));
    }),
  );
}

const findNames = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = ""]) => name);

/** Resolves a step's first file in its part's folder, and the others beside it or at their path. */
function locate([first = "", ...others]: readonly string[], folder: string): string[] {
  const paths = [posix.join(folder, first), first];
  const found = paths.find((path) => files.includes(path)) ?? `no ${first}`;
  const beside = posix.dirname(found);
  return [
    found,
    ...others.map((name) => {
      const candidates = [posix.join(beside, name), posix.join(folder, name)];
      if (name.includes("/")) candidates.push(name);
      return candidates.find((path) => files.includes(path)) ?? `no ${name} for ${first}`;
    }),
  ];
}

it("docs/start-here.md names files that exist, in steps that are numbered in order", () => {
  const steps = readSteps();
  expect(steps.length).toBeGreaterThan(50);
  expect(steps.flatMap((step) => step.files).filter((path) => path.startsWith("no "))).toEqual([]);
  const numbers = steps.map(({ walk, step }) => [walk, step]);
  const counted = steps.map(({ walk }, i) => [
    walk,
    steps.slice(0, i + 1).filter((other) => other.walk === walk).length,
  ]);
  expect(numbers).toEqual(counted);
});
