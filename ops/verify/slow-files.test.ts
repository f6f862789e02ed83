import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findSlowFiles, readFileTimes } from "./slow-files.ts";

const vitestReport = {
  testResults: [
    { name: "/project/a.test.ts", startTime: 1000, endTime: 3000 },
    { name: "/project/b.test.ts", startTime: 1000, endTime: 1500 },
  ],
};

const test = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
const playwrightReport = {
  config: { rootDir: "/project/e2e" },
  suites: [
    {
      file: "create.spec.ts",
      specs: [test(4000)],
      suites: [{ file: "create.spec.ts", specs: [test(1000)] }],
    },
  ],
};

it("reads the time of each file from a report of vitest", () => {
  expect(readFileTimes(vitestReport)).toEqual([
    { file: "/project/a.test.ts", seconds: 2 },
    { file: "/project/b.test.ts", seconds: 0.5 },
  ]);
});

it("adds up the tests of a browser file, nested ones included", () => {
  expect(readFileTimes(playwrightReport)).toEqual([
    { file: "/project/e2e/create.spec.ts", seconds: 5 },
  ]);
});

it("lists the slowest files of all reports and passes over a report that is missing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "slow-files-"));
  const paths = ["vitest", "playwright", "missing"].map((name) => join(folder, `${name}.json`));
  await writeFile(paths[0] ?? "", JSON.stringify(vitestReport));
  await writeFile(paths[1] ?? "", JSON.stringify(playwrightReport));
  expect(await findSlowFiles(paths, "/project", 2)).toEqual([
    { file: "e2e/create.spec.ts", seconds: 5 },
    { file: "a.test.ts", seconds: 2 },
  ]);
});
