import type { Opening } from "@photomap/design";
import { getPrintBox, type PrintOptions } from "@photomap/printing";
import { useMemo } from "react";
import type { FindPhotoUrl } from "../../../project/store/photo-addresses.ts";
import { SheetPicture } from "../sheet-grid/SheetPicture.tsx";
import type { ProjectToPrint } from "../use-print-job.ts";
import styles from "./Preflight.module.css";

interface FindingPictureProps {
  readonly opening: Opening;
  readonly printed: ProjectToPrint;
  readonly options: PrintOptions;
  readonly photoUrl: FindPhotoUrl;
}

const MARGIN_POINTS = 6;

/** The printed opening on a sheet of its size plus a margin. */
export function FindingPicture({ opening, printed, options, photoUrl }: FindingPictureProps) {
  const { brand, content } = printed;
  const layout = useMemo(() => {
    const { width, height } = getPrintBox(opening, { ...options, brand });
    const scale = content.outputScale;
    return {
      width: width * scale + 2 * MARGIN_POINTS,
      height: height * scale + 2 * MARGIN_POINTS,
      items: [{ openingId: opening.id, x: MARGIN_POINTS, y: MARGIN_POINTS, turned: false }],
    };
  }, [opening, options, brand, content.outputScale]);
  const unnamed = useMemo(() => ({ ...options, regionNames: false }), [options]);
  return (
    <SheetPicture
      layout={layout}
      printed={printed}
      options={unnamed}
      photoUrl={photoUrl}
      className={styles.picture ?? ""}
      label={opening.name}
    />
  );
}
