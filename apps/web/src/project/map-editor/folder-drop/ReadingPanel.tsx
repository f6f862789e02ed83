import { memo } from "react";
import { ProgressBar } from "../../../ui/status/ProgressBar.tsx";
import styles from "./ReadingPanel.module.css";
import type { DroppedPhoto } from "./read-photos.ts";

interface ReadingPanelProps {
  readonly readCount: number;
  readonly total: number | undefined;
  readonly photos: readonly DroppedPhoto[];
}

/** A progress bar and thumbnails of the photos that are read. */
export function ReadingPanel({ readCount, total, photos }: ReadingPanelProps) {
  const label =
    total === undefined
      ? "Looking for photos"
      : `${readCount.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} photos read`;
  return (
    <section className={styles.panel} aria-label="Reading">
      <p className={styles.lead}>
        We read each photo's place and time right here, in your browser. Nothing is uploaded and
        nothing on your map changes until you say so.
      </p>
      <ProgressBar label={label} {...(total !== undefined && { share: readCount / total })} />
      <ul
        className={styles.thumbs}
        style={{ "--edge": `${chooseThumbEdgePx(total)}px` }}
        aria-hidden="true"
      >
        {photos.map((photo) => (
          <ReadThumb key={photo.id} url={photo.thumbUrl} hasPlace={photo.location !== undefined} />
        ))}
      </ul>
    </section>
  );
}

/** The edge of the thumbnails: smaller for more photos, so that all of them fit. */
function chooseThumbEdgePx(total = 0): number {
  if (total <= 80) return 56;
  return total <= 240 ? 36 : 24;
}

const ReadThumb = memo(function ReadThumb({ url, hasPlace }: { url: string; hasPlace: boolean }) {
  return (
    <li className={styles.thumb} data-placed={hasPlace || undefined}>
      <img src={url} alt="" decoding="async" />
    </li>
  );
});
