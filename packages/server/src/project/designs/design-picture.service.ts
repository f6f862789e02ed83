import { z } from "zod";
import { CatalogPictures, type CatalogPicturesOptions } from "./catalog-pictures.service.ts";

export const designPictureVariables = {
  /** The folder with pictures for the public pages of maps. */
  DESIGN_PICTURES_FOLDER: z.string(),
};

const FILE_NAME =
  /^(?<baseId>[a-z0-9-]{1,60})-(?<kind>large|small|empty|share)-[0-9a-f]{8}\.(?:avif|webp|jpg)$/;

/**
 * Paths of pictures by kind: the map filled with demo photos in two sizes, without photos, and as a
 * link preview.
 */
export type DesignPicturePaths = Readonly<Partial<Record<string, string>>>;

export class DesignPictureService extends CatalogPictures {
  #byBaseId: Promise<ReadonlyMap<string, DesignPicturePaths>> | undefined;

  constructor(options: CatalogPicturesOptions) {
    super(options, { prefix: "design-pictures/", fileName: FILE_NAME });
  }

  /** Finds the paths of a map's pictures; undefined for a map without pictures. */
  async findPaths(baseId: string): Promise<DesignPicturePaths | undefined> {
    this.#byBaseId ??= this.listNames().then(groupByBaseId);
    return (await this.#byBaseId).get(baseId);
  }
}

function groupByBaseId(names: ReadonlySet<string>): ReadonlyMap<string, DesignPicturePaths> {
  const found = new Map<string, DesignPicturePaths>();
  for (const name of names) {
    const { baseId = "", kind = "" } = FILE_NAME.exec(name)?.groups ?? {};
    found.set(baseId, { ...found.get(baseId), [kind]: `/design-pictures/${name}` });
  }
  return found;
}
