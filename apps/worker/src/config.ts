import {
  backendVariables,
  managementVariables,
  parseConfig,
  processVariables,
} from "@photomap/server";

export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  return parseConfig(
    { ...processVariables, ...managementVariables, ...backendVariables },
    environment,
  );
}
