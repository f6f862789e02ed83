import { importRule } from "./rule.ts";

/** Services call repositories; a repository must not import a service. */
export const layers = importRule((file, target) => {
  if (target.kind !== "relative") return undefined;
  const layer = /\.(repository|queries|types)\.ts$/.exec(file.path)?.[1];
  if (layer === undefined || !target.path.endsWith(".service.ts")) return undefined;
  return `A ${layer} file imports a service. Move the shared query to a *.queries.ts file or the shared type to a *.types.ts file.`;
});
