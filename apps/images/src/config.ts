import {
  databaseSection,
  designSection,
  httpSection,
  imageSection,
  managementSection,
  parseConfig,
  processSection,
  productPictureSection,
  storageSection,
} from "@photomap/server";

export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  return parseConfig(
    {
      ...processSection,
      ...httpSection,
      ...managementSection,
      ...databaseSection,
      ...storageSection,
      ...imageSection,
      ...designSection,
      ...productPictureSection,
    },
    environment,
  );
}
