import { createHash } from "node:crypto";
import type { Design } from "@photomap/design";
import { renderMap, renderShareCard, renderSharedMap } from "@photomap/render";
import {
  AdmissionBudget,
  type DesignService,
  type PhotoService,
  type ProjectWithInputs,
  type SharePictureName,
  SingleFlight,
  type Storage,
} from "@photomap/server";
import { createPhotoLoader } from "./photo-loader.ts";
import type { PictureMemory } from "./picture-memory.ts";

/** The version of drawing, which must be increased when the same project is drawn differently. */
const RENDER_VERSION = 5;
const MAX_CONCURRENT_RENDERS = 2;
const PREVIEW_EDGE_PX = 640;

/** The end of a stored picture's key: the finder's preview, or a picture of the share page. */
export type ProjectPicture = "jpg" | `share-${SharePictureName}`;

type DrawingRequest = Omit<Parameters<typeof renderMap>[0], "edgePx">;

interface Drawing {
  readonly draw: (request: DrawingRequest) => Promise<Buffer>;
  /** The derivative of a photo that suffices for any opening of the picture. */
  readonly photoEdgePx: number;
}

const DRAWINGS: Record<ProjectPicture, Drawing> = {
  jpg: { draw: (map) => renderMap({ ...map, edgePx: PREVIEW_EDGE_PX }), photoEdgePx: 256 },
  "share-720.webp": {
    draw: (map) => renderSharedMap({ ...map, edgePx: 720 }),
    photoEdgePx: 256,
  },
  "share-1440.webp": {
    draw: (map) => renderSharedMap({ ...map, edgePx: 1440 }),
    photoEdgePx: 512,
  },
  "share-og.jpg": { draw: renderShareCard, photoEdgePx: 256 },
};

export function getContentType(picture: ProjectPicture): string {
  return picture.endsWith("webp") ? "image/webp" : "image/jpeg";
}

export interface PictureOptions {
  readonly storage: Storage;
  readonly photos: Pick<PhotoService, "openLarger">;
  readonly designs: Pick<DesignService, "describe" | "findBackgroundPicture">;
  readonly memory: PictureMemory;
}

interface PictureInput {
  readonly project: ProjectWithInputs;
  readonly design: Design;
  readonly picture: ProjectPicture;
}

/**
 * Creates a function that finds or draws pictures. They are stored by content: a change of the name
 * alone draws nothing.
 */
export function createPictureFinder(options: PictureOptions) {
  const { storage } = options;
  const renders = new AdmissionBudget(MAX_CONCURRENT_RENDERS);
  const flight = new SingleFlight<Buffer>();
  const draw = async (input: PictureInput & { hash: string }) => {
    const { project, design, picture, hash } = input;
    const { inputs, outputType, outputScale } = project;
    const { backgroundId } = project;
    const drawing = DRAWINGS[picture];
    const openPhoto = createPhotoLoader(options, drawing.photoEdgePx);
    const request = { design, inputs, outputType, outputScale, backgroundId, openPhoto };
    const bytes = await renders.run({ weight: 1, maxWaitMs: options.memory.deadlineMs }, () =>
      drawing.draw(request),
    );
    await storage.writeMedia(getKey(input), bytes, getContentType(picture), { hash });
    return bytes;
  };
  return async (input: PictureInput): Promise<Buffer> => {
    const hash = hashContent(input);
    const stored = await storage.findMedia(getKey(input));
    return stored?.hash === hash
      ? stored.body
      : flight.run(`${getKey(input)} ${hash}`, () => draw({ ...input, hash }));
  };
}

/**
 * Returns a key below the owner's prefix, which is erased with the account; the project's id erases
 * it with the project.
 */
function getKey({ project: { id, ownerId }, picture }: PictureInput): string {
  return `${ownerId}/previews/${id}.${picture}`;
}

function hashContent({ project, design }: PictureInput): string {
  const { inputs, outputType, outputScale, backgroundId } = project;
  const content = [RENDER_VERSION, design, inputs, outputType, outputScale, backgroundId];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
}
