import {
  databaseVariables,
  designVariables,
  httpVariables,
  imageSigningVariables,
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
      ...imageSigningVariables,
      ...designVariables,
      ...productPictureVariables,
    },
    environment,
  );
}
