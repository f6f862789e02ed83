import { can, getPhotoPath } from "@photomap/project";
import { config } from "../../../server/config.server.ts";
import { GetSharePageDocument } from "../../platform/api/generated/graphql.ts";
import { loadFromApi } from "../../platform/api/request.server.ts";
import type { SharePageData } from "./share-page-data.ts";

/** Pixels of a tile in the gallery, on ordinary screens and on dense ones. */
const TILE_EDGES_PX = [256, 512] as const;

/** Returns undefined without access, and for the owner, who gets the editor. */
export async function loadSharePage(
  request: Request,
  id: string,
): Promise<SharePageData | undefined> {
  const { file: project } = await loadFromApi(request, GetSharePageDocument, { id });
  if (!project?.sharePage || can(project.viewerPolicy, "edit")) return undefined;
  const { name, design, viewerPolicy, photoBucket: bucket, sharePage } = project;
  const { progress, regions, emptyRegions, emptyRegionCount, picturePath } = sharePage;
  return {
    id,
    name,
    design,
    progress,
    emptyRegions,
    emptyRegionCount,
    canSuggest: can(viewerPolicy, "suggest"),
    pictureUrl: config.IMAGES_URL + picturePath,
    regions: regions.map(({ photoId, photoSignature, ...region }) => {
      const photo = { bucket, key: photoId, signature: photoSignature };
      const [small, large] = TILE_EDGES_PX.map(
        (edge) => config.IMAGES_URL + getPhotoPath(photo, edge),
      );
      return { ...region, photo: { src: small ?? "", srcSet: `${small} 256w, ${large} 512w` } };
    }),
  };
}
