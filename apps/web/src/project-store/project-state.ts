import type { ProjectContent } from "@photomap/project";
import type { Upload } from "./project-photos.ts";
import type { Conflict } from "./project-saver.ts";

/** A project under somebody's hands. */
export interface ProjectState {
  readonly content: ProjectContent;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly uploads: Readonly<Record<string, Upload>>;
  readonly isUploading: boolean;
  /** When the server last took something. */
  readonly updatedAt: string;
  /** Whether this browser has all of it on disk. */
  readonly isKept: boolean;
  readonly isDirty: boolean;
  readonly saving: boolean;
  readonly updateErrorCounter: number;
  readonly conflict: Conflict | undefined;
}
