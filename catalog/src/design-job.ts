import type { Design } from "@photomap/design";
import type { Region } from "./region.ts";
import type { NationalPark } from "./sources/national-parks.ts";

/** One design of the catalog, built when it is asked for. */
export interface DesignJob {
  readonly id: string;
  readonly baseId: string;
  readonly build: () => Design;
}

/** What tells in which region of a map a place lies, shared by all sizes of the map. */
export interface Geography {
  readonly baseId: string;
  readonly coastKm: number;
  readonly select: () => Region[];
  readonly points?: () => (NationalPark & { readonly id: string })[];
}
