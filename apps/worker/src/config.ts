import { backendSection, managementSection, parseConfig, processSection } from "@photomap/server";

export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  return parseConfig({ ...processSection, ...managementSection, ...backendSection }, environment);
}
