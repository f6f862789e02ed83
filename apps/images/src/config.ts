import {
  databaseVariables,
  designVariables,
  httpVariables,
  imageVariables,
  managementVariables,
  parseConfig,
  processVariables,
  productPictureVariables,
  storageVariables,
} from "@photomap/server";

export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  return parseConfig(
    {
      ...processVariables,
      ...httpVariables,
      ...managementVariables,
      ...databaseVariables,
      ...storageVariables,
      ...imageVariables,
      ...designVariables,
      ...productPictureVariables,
    },
    environment,
  );
}
