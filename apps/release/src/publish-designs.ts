import { createStorage, DesignPictureService, DesignService } from "@photomap/server";
import { readDesignConfig } from "./config.ts";

/** Uploads designs, their pictures, thumbnails, lookups and search data, except unchanged ones. */
export async function publishDesigns(): Promise<string> {
  const config = readDesignConfig();
  const storage = createStorage(config);
  const designs = new DesignService(config, storage);
  try {
    const folder = config.DESIGN_PICTURES_FOLDER;
    const pictures = await new DesignPictureService({ folder, storage }).publish();
    return describePublished([...(await designs.publish()), ...pictures]);
  } finally {
    await designs.close();
    storage.close();
  }
}

export function describePublished({ length }: readonly string[]): string {
  return length === 0 ? "All files are already published" : `${length} files published`;
}
