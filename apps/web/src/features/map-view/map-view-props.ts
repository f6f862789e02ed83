import type { BackgroundChoice, Design, Opening, OutputOption } from "@photomap/design";
import type { Inputs } from "@photomap/project";
import type { ReactNode } from "react";
import type { FindPhotoUrl } from "../../project-store/photo-addresses.ts";

export interface MapViewProps {
  readonly design: Design;
  readonly inputs: Inputs;
  readonly outputOption?: OutputOption;
  /** Lies behind the openings; its picture is asked for by its key, like a photo. */
  readonly background?: BackgroundChoice | undefined;
  readonly photoUrl: FindPhotoUrl;
  /** The map as it was, until it is drawn. */
  readonly glimpseUrl?: string;
  readonly onOpen: (opening: Opening) => void;
  /** Without an opening the files were dropped beside all of them. */
  readonly onDropFiles: (files: DataTransfer, opening: Opening | undefined) => void;
  /** Told whenever the whole map is drawn with every photo. */
  readonly onPicture?: (picture: HTMLCanvasElement) => void;
  /** Stands on the opening wherever the map is moved: who suggested something for it. */
  readonly badge?: (opening: Opening) => ReactNode;
  /** Lies in a corner of the wall: progress. */
  readonly corner?: ReactNode;
  /** What to do with a map that has no photos yet. */
  readonly emptyHint?: ReactNode;
}
