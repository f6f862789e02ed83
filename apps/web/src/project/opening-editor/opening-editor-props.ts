import type { Design, Opening } from "@photomap/design";
import type { Edit, OpeningInput } from "@photomap/project";
import type { ReactNode } from "react";
import type { FindPhotoUrl } from "../store/photo-addresses.ts";

export interface PhotoUpload {
  readonly status: "IN_PROGRESS" | "FAILED" | "COMPLETED";
  /** 0 to 1. */
  readonly progress: number;
  readonly name?: string;
}

/** The place of the opening in the alphabetical order of the regions. */
export interface RegionPosition {
  /** From 1. */
  readonly place: number;
  readonly count: number;
}

export interface Neighbor {
  readonly name: string;
  readonly onOpen: () => void;
}

export interface OpeningEditorProps {
  readonly design: Pick<Design, "regionType">;
  readonly opening: Opening;
  readonly input: OpeningInput | undefined;
  readonly outputScale: number;
  /** From the output option; the default of the opening when left out. */
  readonly enabledByDefault?: boolean;
  /** By photo id; may include other openings. */
  readonly uploads: Readonly<Record<string, PhotoUpload>>;
  readonly photoUrl: FindPhotoUrl;
  readonly onEdit: (edit: Edit) => void;
  readonly onAddFiles: (files: readonly File[]) => void;
  readonly onChooseFiles: () => void;
  readonly onRetryUpload: (photoId: string) => void;
  readonly readOnly?: boolean;
  readonly position?: RegionPosition;
  readonly previous?: Neighbor;
  readonly next?: Neighbor;
  readonly onDone: () => void;
  readonly saveStatus?: ReactNode;
  /** Undo and redo. */
  readonly history?: ReactNode;
  /** On the canvas: the button that opens the help. */
  readonly help?: ReactNode;
  /** Beside Done, such as Suggest for collaborators. */
  readonly action?: ReactNode;
  /** The place of the screen, instead of the name of the opening. */
  readonly crumbs?: ReactNode;
  /** Instead of Done, such as Submit for a suggestion. */
  readonly primaryAction?: ReactNode;
  /** First in the strip; left out without suggestions. */
  readonly suggestionTile?: ReactNode;
}
