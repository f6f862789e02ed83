import {
  DesignPictureService,
  DesignService,
  designSection,
  openStorage,
  parseConfig,
  storageSection,
} from "@photomap/server";

const PICTURES = new URL("../../catalog/design-pictures", import.meta.url).pathname;

/** Uploads designs, their pictures, thumbnails, lookups and search data to the object store, except unchanged ones. */
export async function publishDesigns(services: NodeJS.ProcessEnv): Promise<string[]> {
  const config = parseConfig(
    { ...designSection, ...storageSection },
    {
      DESIGNS_FOLDER: new URL("../../catalog/designs", import.meta.url).pathname,
      THUMBNAILS_FOLDER: new URL("../../catalog/thumbnails", import.meta.url).pathname,
      BACKGROUNDS_FOLDER: new URL("../../catalog/backgrounds", import.meta.url).pathname,
      LOOKUPS_FOLDER: new URL("../../catalog/generated/lookups", import.meta.url).pathname,
      SEARCH_DATA_FOLDER: new URL("../../catalog/generated/search-data", import.meta.url).pathname,
      ...services,
    },
  );
  const storage = openStorage(config);
  const designs = new DesignService(config, storage);
  try {
    const pictures = await new DesignPictureService({ folder: PICTURES, storage }).publish();
    return [...(await designs.publish()), ...pictures];
  } finally {
    await designs.close();
    storage.close();
  }
}
