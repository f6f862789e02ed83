import { isConfiguration, isTest } from "../workspace.ts";
import { importRule } from "./rule.ts";

export const declaredDependencies = importRule((file, target) => {
  if (target.kind !== "vendor" && target.kind !== "own") return undefined;
  const name = target.kind === "vendor" ? target.name : target.package.name;
  const { dependencies, devDependencies, folder } = file.package;
  if (dependencies.has(name)) return undefined;
  const isTooling = isTest(file.path) || isConfiguration(file.path);
  if (isTooling && devDependencies.has(name)) return undefined;
  const list = isTooling ? "devDependencies" : "dependencies";
  return `${name} is not declared for this file. Add it to ${list} of ${folder}package.json.`;
});
