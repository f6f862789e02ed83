import type { OutputType } from "@photomap/design";
import type { AccessPolicy, Inputs } from "./project.ts";

/** What a project says about itself as a whole. */
export interface ProjectDetails {
  readonly name: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly accessPolicy: AccessPolicy;
  /** The chosen background of the map, or null for the design's own. */
  readonly backgroundId: string | null;
}

/** Everything a person can change about a project. */
export interface ProjectContent extends ProjectDetails {
  readonly inputs: Inputs;
}
