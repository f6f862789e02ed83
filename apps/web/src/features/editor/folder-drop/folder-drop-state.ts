import type { PhotoAssignments } from "@photomap/project";
import type { PhotoRefusal } from "../../../uploads/admit-photo.ts";
import type { ReadPhoto } from "./read-photos.ts";

interface Reading {
  readonly phase: "reading";
  /** Missing while the folders are looked through. */
  readonly total?: number;
  readonly photos: readonly ReadPhoto[];
  readonly refusals: readonly PhotoRefusal[];
}

interface Reviewed {
  readonly photos: readonly ReadPhoto[];
  readonly refusals: readonly PhotoRefusal[];
  readonly placements: PhotoAssignments;
}

export interface Review extends Reviewed {
  readonly phase: "review";
}

interface Placing extends Reviewed {
  readonly phase: "placing";
  readonly keptCount: number;
}

export type FolderDropState = { readonly phase: "closed" } | Reading | Review | Placing;
