import { PACKAGES, RESTRICTED_ENTRIES, TESTING_PACKAGE } from "../packages.ts";
import type { Target } from "../resolve.ts";
import { getPackageKey, isTest, type Package, type SourceFile } from "../workspace.ts";
import { importRule } from "./rule.ts";

export const packageImports = importRule((file, target, { specifier }) => {
  const key = getPackageKey(file.path);
  const rules = PACKAGES[key];
  if (rules === undefined) {
    return `The package ${key} is unknown. Add it to ops/checks/packages.ts and docs/architecture.md.`;
  }
  if (target.kind === "node" && rules.pure && !isTest(file.path)) {
    return `${key} is pure and may not import ${specifier}. Take the value as an argument.`;
  }
  if (target.kind === "relative") return checkRelative(file, target.package);
  if (target.kind === "own") return checkOwn(file, target);
  return undefined;
});

function checkRelative(file: SourceFile, target: Package): string | undefined {
  if (file.package === target) return undefined;
  return `The path leaves ${file.package.name}. Import the other package by its name, through an entry point.`;
}

function checkOwn(file: SourceFile, target: Extract<Target, { kind: "own" }>): string | undefined {
  const from = getPackageKey(file.path);
  const key = getPackageKey(target.package.folder);
  const entry = target.entry === "." ? key : key + target.entry.slice(1);
  if (!target.package.entries.has(target.entry)) {
    return `${entry} is not an entry point of ${target.package.name}. Export what you need from its entry file and import that.`;
  }
  const wanted = RESTRICTED_ENTRIES.includes(entry) ? entry : key;
  const allowed = PACKAGES[from]?.imports ?? [];
  if (allowed.includes(wanted) || (isTest(file.path) && wanted === TESTING_PACKAGE))
    return undefined;
  const home = allowed.length === 0 ? `${from} itself` : `${from} or below (${allowed.join(", ")})`;
  return `${from} may not import ${wanted}. Move what you need to ${home}, or take it as an argument.`;
}
