import { execFileSync } from "node:child_process";
import { basename } from "node:path";
import { ROOT } from "./run-gate.ts";

const TESTS = ["*.test.ts", "*.test.tsx", "*.spec.ts"];
const OTHERS = [":!packages/testing/src/soak", ":!ops/verify/long.ts", ":!ops/verify/soak-files*"];

const grep = (text: string, paths: readonly string[]) =>
  execFileSync("git", ["grep", "-lF", text, "--", ...paths], { cwd: ROOT, encoding: "utf8" })
    .trim()
    .split("\n");

/** Lists the test files that size themselves by `chooseSoakSize`, or by a local module that does. */
export function listSoakFiles(): string[] {
  const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);
  const files = grep("chooseSoakSize", ["*.ts", "*.tsx", ...OTHERS]);
  const modules = files.filter((file) => !isTest(file));
  const users = modules.flatMap((file) => grep(`/${basename(file)}"`, TESTS));
  return [...new Set([...files.filter(isTest), ...users])].toSorted();
}
