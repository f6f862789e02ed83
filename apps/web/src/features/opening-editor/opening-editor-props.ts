import type { Design, Opening } from "@photomap/design";
import type { Edit, OpeningInput } from "@photomap/project";
import type { ReactNode } from "react";
import type { FindPhotoUrl } from "../../project-store/photo-addresses.ts";

export interface PhotoUpload {
  readonly status: "IN_PROGRESS" | "FAILED" | "COMPLETED";
  /** 0 to 1. */
  readonly progress: number;
  /** The file's name, while it is known. */
  readonly name?: string;
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
  /** What the chosen product says; the opening's own word when left out. */
  readonly enabledByDefault?: boolean;
  /** By photo; those of other openings do no harm. */
  readonly uploads: Readonly<Record<string, PhotoUpload>>;
  readonly photoUrl: FindPhotoUrl;
  readonly onEdit: (edit: Edit) => void;
  readonly onAddFiles: (files: readonly File[]) => void;
  readonly onChooseFiles: () => void;
  readonly onRetryUpload: (photoId: string) => void;
  /** To look at, not to touch. */
  readonly readOnly?: boolean;
  readonly previous?: Neighbor;
  readonly next?: Neighbor;
  readonly onDone: () => void;
  readonly saveStatus?: ReactNode;
  /** Undo and redo. */
  readonly history?: ReactNode;
  /** Beside Done: a collaborator's Suggest. */
  readonly action?: ReactNode;
  /** First in the strip; leave it out when there is no suggestion. */
  readonly suggestionTile?: ReactNode;
}
