import type { Design, Opening } from "@photomap/design";
import type { Edit, OpeningInput } from "@photomap/project";
import type { ReactNode } from "react";
import type { FindPhotoUrl } from "../store/photo-addresses.ts";

export interface PhotoUpload {
  readonly status: "IN_PROGRESS" | "FAILED" | "COMPLETED";
  /** The uploaded share, 0 to 1. */
  readonly progress: number;
  readonly name?: string;
}

/** The place of the opening in the alphabetical order of the regions. */
export interface RegionRank {
  /** The place, counted from 1. */
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
  /** The default of the output option; when left out, that of the opening. */
  readonly enabledByDefault?: boolean;
  /** The uploads by photo id; may include those of other openings. */
  readonly uploads: Readonly<Record<string, PhotoUpload>>;
  readonly photoUrl: FindPhotoUrl;
  readonly onEdit: (edit: Edit) => void;
  readonly onAddFiles: (files: readonly File[]) => void;
  readonly onChooseFiles: () => void;
  readonly onRetryUpload: (photoId: string) => void;
  readonly readOnly?: boolean;
  readonly position?: RegionRank;
  readonly previous?: Neighbor;
  readonly next?: Neighbor;
  readonly onDone: () => void;
  readonly saveStatus?: ReactNode;
  /** The undo and redo buttons. */
  readonly history?: ReactNode;
  /** The button on the canvas that opens the help. */
  readonly help?: ReactNode;
  /** A button beside Done, such as Suggest for collaborators. */
  readonly action?: ReactNode;
  /** The path to the screen, shown instead of the opening's name. */
  readonly crumbs?: ReactNode;
  /** Shown instead of Done, such as Submit for a suggestion. */
  readonly primaryAction?: ReactNode;
  /** The first tile of the strip; left out without suggestions. */
  readonly suggestionTile?: ReactNode;
}
