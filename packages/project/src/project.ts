import type { OutputType } from "@photomap/design";

export const MAX_IMAGES_PER_OPENING = 10;
export const MAX_NAME_LENGTH = 64;
/** Limits of a photo's size relative to the print area, by the larger ratio of the two sides. */
export const MIN_IMAGE_SCALE = 0.05;
export const MAX_IMAGE_SCALE = 10;

/** A photo placed in an opening; x, y, width and height are design points before rotation. */
export interface OpeningImage {
  /** The upload key. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The rotation in degrees clockwise around the photo's center, 0 up to 360. */
  readonly rotation: number;
  readonly flipX: boolean;
  readonly flipY: boolean;
  /** The master's width in pixels, which determines print quality. */
  readonly imageWidth: number;
  readonly imageHeight: number;
  /**
   * The upright width in pixels of the file that the user chose, before it was shrunk; for display
   * only.
   */
  readonly originalWidth?: number;
  readonly originalHeight?: number;
  /** The time of the upload as an ISO 8601 instant. */
  readonly createdTime: string;
  /** The local time from EXIF, without a time zone; never converted to UTC. */
  readonly timeTakenExif?: string;
  readonly timeTakenUser?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

export interface OpeningInput {
  readonly type: "OPENING";
  /** The photos from the bottom layer to the top. */
  readonly images: readonly OpeningImage[];
  readonly background?: string;
  readonly enabled?: boolean;
  /** The time of the last change as an ISO 8601 instant. */
  readonly modifiedAt: string;
}

/** The content of a project by opening id; an opening that was never edited has no input. */
export type Inputs = Readonly<Record<string, OpeningInput>>;

/** The access policies from the narrowest to the widest. */
export const ACCESS_POLICIES = ["PRIVATE", "PUBLIC", "PUBLIC_COLLABORATORS"] as const;

export type AccessPolicy = (typeof ACCESS_POLICIES)[number];

export interface ProjectDetails {
  readonly name: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly accessPolicy: AccessPolicy;
  /** The chosen background; null for the design's default. */
  readonly backgroundId: string | null;
}

/** Everything an owner can edit. */
export interface ProjectContent extends ProjectDetails {
  readonly inputs: Inputs;
}
