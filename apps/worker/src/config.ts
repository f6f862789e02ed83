import { backendSection, httpSection, parseConfig, processSection } from "@photomap/server";

export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  return parseConfig({ ...processSection, ...httpSection, ...backendSection }, environment);
}
