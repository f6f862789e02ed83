import type { BackgroundChoice, Design, Opening, OutputOption } from "@photomap/design";
import type { Inputs } from "@photomap/project";
import type { ReactNode } from "react";
import type { Camera } from "../../ui/viewport/camera.ts";
import type { FindPhotoUrl } from "../store/photo-addresses.ts";
import type { RegionSuggestion } from "./region.ts";

export type MapViewMode = "map" | "list";

export interface MapViewProps {
  readonly design: Design;
  readonly inputs: Inputs;
  readonly outputOption?: OutputOption;
  /** What choosing an opening without photos offers, as part of its label. */
  readonly emptyLabel?: string;
  /** Drawn behind the openings; its image is loaded by its key, like a photo. */
  readonly background?: BackgroundChoice | undefined;
  readonly photoUrl: FindPhotoUrl;
  /** Called for every URL that failed to load; the photo is loaded again from its current URL. */
  readonly onPhotoFailed?: (url: string) => void;
  /** The camera to use; a new one by default. */
  readonly camera?: Camera;
  /** The form to start with; the map by default. */
  readonly initialForm?: MapViewMode;
  /** Hides the choice of map or list, for screens that have their own list. */
  readonly isMapOnly?: boolean;
  readonly onFormChange?: (form: MapViewMode) => void;
  /** Shown until the map is drawn. */
  readonly initialPreviewUrl?: string;
  /** The file with all small photos; without it, they are loaded one by one. */
  readonly photoBundleUrl?: string;
  readonly onOpen: (opening: Opening) => void;
  /**
   * The second way to open a region, by right click, long press or Shift+Enter. Given where
   * `onOpen` lets people choose photos for an empty region instead.
   */
  readonly onEdit?: (opening: Opening) => void;
  /** What the button beside a small region's name says; "Open" by default. */
  readonly openLabel?: string;
  /** Whether openings that are not included can be opened too. */
  readonly canOpenExcluded?: boolean;
  /** The opening is undefined when the files were dropped outside all of them. */
  readonly onDropFiles: (files: DataTransfer, opening: Opening | undefined) => void;
  /** Called whenever the whole map is drawn with every photo. */
  readonly onPicture?: (picture: HTMLCanvasElement) => void;
  /** Placed on the opening, such as the avatar of a suggestion. */
  readonly badge?: ((opening: Opening) => ReactNode) | undefined;
  /** Suggestions of others by opening id. */
  readonly suggestions?: ReadonlyMap<string, RegionSuggestion> | undefined;
  /** Problems of the photos by opening id, in words: "bare corner". */
  readonly marks?: ReadonlyMap<string, string>;
  /** Placed in a corner of the viewport, such as the progress. */
  readonly corner?: ReactNode;
  /** Shown while the map has no photos. */
  readonly emptyHint?: ReactNode;
  /** Takes the place of the hint once the map has photos. Its room is kept from the start. */
  readonly invitation?: ReactNode;
}
