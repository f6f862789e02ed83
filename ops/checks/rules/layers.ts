import { importRule } from "./rule.ts";

/** A repository runs queries and nothing else: a service calls it, never the other way round. */
export const layers = importRule((file, target) => {
  if (target.kind !== "relative") return undefined;
  const layer = /\.(repository|queries|types)\.ts$/.exec(file.path)?.[1];
  if (layer === undefined || !target.path.endsWith(".service.ts")) return undefined;
  return `A ${layer} file imports a service. Move the shared query to a *.queries.ts file or the shared type to a *.types.ts file.`;
});
