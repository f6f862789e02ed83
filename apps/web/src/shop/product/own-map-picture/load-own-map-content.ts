import { type Design, getGraphicKey, resolveBackground } from "@photomap/design";
import {
  decodePhotoBundle,
  getPhotoPath,
  getSharpEdge,
  type Inputs,
  type ProjectContent,
} from "@photomap/project";
import { execute } from "../../../platform/api/execute.ts";
import { GetInitialPreviewDocument } from "../../../platform/api/generated/graphql.ts";
import { openBrowserStore } from "../../../project/store/browser-store.ts";
import { loadProject } from "../../../project/store/loading/load-project.ts";
import type { OwnMap } from "../own-map.ts";

/** The decoded pictures of a map: photos by id, and its background by key. */
export type BitmapsById = ReadonlyMap<string, ImageBitmap>;

export interface OwnMapContent extends Pick<ProjectContent, "outputType" | "outputScale"> {
  readonly design: Design;
  readonly inputs: Inputs;
  /** The key of the picture below the map, which also has a bitmap; undefined without one. */
  readonly backgroundKey: string | undefined;
  readonly bitmaps: BitmapsById;
}

/** Pixels of the longer side of the map; the bundle of the same size has its photos. */
const MAP_EDGE_PX = 1280;

/**
 * Loads a map and its photos. Throws when the project cannot be loaded; photos that cannot are left
 * out.
 */
export async function loadOwnMapContent(
  { id, isGuest }: OwnMap,
  imagesUrl: string,
): Promise<OwnMapContent> {
  const [project, bundled] = await Promise.all([
    loadProject(id),
    isGuest ? loadStoredPhotos(id) : loadBundledPhotos(id, imagesUrl),
  ]);
  if (project === undefined) throw new Error(`The project ${id} is missing`);
  const { design, server, photos } = project;
  const { inputs, outputType, outputScale } = server.content;
  const backgroundKey = resolveBackground(design, server.content)?.imageKey;
  const pixelsPerPoint = MAP_EDGE_PX / Math.max(design.width, design.height);
  const single = Object.values(inputs)
    .flatMap(({ images }) => images)
    .flatMap((image) => {
      const signature = photos.signatures[image.id];
      if (bundled.has(image.id) || signature === undefined) return [];
      const source = { bucket: photos.bucket, key: image.id, signature };
      const path = getPhotoPath(source, getSharpEdge(image, pixelsPerPoint));
      return [{ id: image.id, load: () => fetchBlob(imagesUrl + path) }];
    });
  if (backgroundKey !== undefined) {
    const url = `/${getGraphicKey(backgroundKey, MAP_EDGE_PX)}`;
    single.push({ id: backgroundKey, load: () => fetchBlob(url) });
  }
  const bitmaps = new Map([...bundled, ...(await decodeAll(single))]);
  return { design, inputs, outputType, outputScale, backgroundKey, bitmaps };
}

interface EncodedPhoto {
  readonly id: string;
  readonly load: () => Promise<Blob>;
}

async function decodeAll(photos: readonly EncodedPhoto[]): Promise<BitmapsById> {
  const decoded = await Promise.all(
    photos.map(async ({ id, load }) => {
      const bitmap = await load()
        .then(createImageBitmap)
        .catch(() => undefined);
      return bitmap === undefined ? [] : [[id, bitmap] as const];
    }),
  );
  return new Map(decoded.flat());
}

async function fetchBlob(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A photo could not be loaded: ${response.status}`);
  return response.blob();
}

/** Loads the small photos from one file; those it lacks are then loaded one by one. */
async function loadBundledPhotos(id: string, imagesUrl: string): Promise<BitmapsById> {
  const { file: project } = await execute(GetInitialPreviewDocument, { id });
  if (!project?.photoBundlePath) return new Map();
  const bundle = await fetchBlob(`${imagesUrl}${project.photoBundlePath}/${MAP_EDGE_PX}`).then(
    (blob) => blob.arrayBuffer(),
    () => undefined,
  );
  const photos = bundle === undefined ? [] : decodePhotoBundle(new Uint8Array(bundle));
  return decodeAll(
    photos.map(({ id: key, bytes }) => ({ id: key, load: async () => new Blob([bytes]) })),
  );
}

/** Reads the previews of the photos that a guest has added. */
async function loadStoredPhotos(projectId: string): Promise<BitmapsById> {
  const db = await openBrowserStore();
  const photos = await db.getAllFromIndex("photos", "ofProject", projectId);
  return decodeAll(photos.map(({ id, preview }) => ({ id, load: async () => preview })));
}
