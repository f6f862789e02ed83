import type { Opening } from "@photomap/design";
import { MAX_IMAGES_PER_OPENING } from "@photomap/project";
import { usePastedFiles } from "../uploads/use-pasted-files.ts";

interface PastedPhotosOptions {
  readonly isEnabled: boolean;
  readonly onPhotos: (files: Promise<readonly File[]>, opening: Opening) => void;
  /** Takes files without a clear place, or too many for one opening. */
  readonly onOther: (files: readonly File[]) => void;
}

/** Photos pasted on a map go to the focused opening, or to the only one there is. */
export function usePastedPhotos(
  openings: readonly Opening[],
  { isEnabled, onPhotos, onOther }: PastedPhotosOptions,
): void {
  usePastedFiles(
    (files) => {
      const focused = document.activeElement?.closest<HTMLElement>("[data-opening-id]");
      const id = focused?.dataset["openingId"];
      const [only, ...others] = openings;
      const opening =
        openings.find((each) => each.id === id) ?? (others.length === 0 ? only : undefined);
      if (opening === undefined || files.length > MAX_IMAGES_PER_OPENING) onOther(files);
      else onPhotos(Promise.resolve(files), opening);
    },
    { isEnabled },
  );
}
