import { isTest, isTooling } from "../workspace.ts";
import { importRule } from "./rule.ts";

/** The files that the build bundles with their libraries; see apps/web/vite.config.ts. */
const BUNDLED = /^apps\/web\/src\//;

export const declaredDependencies = importRule((file, target, { typeOnly }) => {
  if (target.kind !== "vendor" && target.kind !== "own") return undefined;
  const name = target.kind === "vendor" ? target.name : target.package.name;
  const { dependencies, devDependencies, folder } = file.package;
  if (dependencies.has(name)) return undefined;
  const isDevelopment = isTest(file.path) || isTooling(file.path);
  if ((isDevelopment || BUNDLED.test(file.path)) && devDependencies.has(name)) return undefined;
  if (typeOnly && [dependencies, devDependencies].some((list) => list.has(typesOf(name)))) {
    return undefined;
  }
  const list = isDevelopment ? "devDependencies" : "dependencies";
  return `${name} is not declared for this file. Add it to ${list} of ${folder}package.json.`;
});

/** The name of the package with the type declarations: @types/d3-geo, @types/scope__name. */
function typesOf(name: string): string {
  return `@types/${name.replace(/^@/, "").replace("/", "__")}`;
}
