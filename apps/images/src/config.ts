import {
  databaseSection,
  designSection,
  httpSection,
  imageSection,
  parseConfig,
  processSection,
  storageSection,
} from "@photomap/server";

export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  return parseConfig(
    {
      ...processSection,
      ...httpSection,
      ...databaseSection,
      ...storageSection,
      ...imageSection,
      ...designSection,
    },
    environment,
  );
}
