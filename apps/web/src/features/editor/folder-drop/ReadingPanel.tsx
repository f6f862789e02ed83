import { memo } from "react";
import { ProgressBar } from "../../../ui/status/ProgressBar.tsx";
import styles from "./ReadingPanel.module.css";
import type { ReadPhoto } from "./read-photos.ts";

interface ReadingPanelProps {
  readonly readCount: number;
  readonly total: number | undefined;
  readonly photos: readonly ReadPhoto[];
}

/** How far the reading is, and a contact sheet that fills as it goes. */
export function ReadingPanel({ readCount, total, photos }: ReadingPanelProps) {
  const label =
    total === undefined
      ? "Looking for photos"
      : `${readCount.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} photos read`;
  return (
    <section className={styles.panel} aria-label="Reading">
      <p className={styles.lead}>
        Place and time are read here, in your browser. Nothing is sent and nothing on your map
        changes until you say so.
      </p>
      <ProgressBar label={label} {...(total !== undefined && { share: readCount / total })} />
      <ul
        className={styles.contacts}
        style={{ "--edge": `${contactEdgePx(total)}px` }}
        aria-hidden="true"
      >
        {photos.map((photo) => (
          <Contact key={photo.id} url={photo.thumbUrl} hasPlace={photo.location !== undefined} />
        ))}
      </ul>
    </section>
  );
}

/** The more there are, the smaller: in the end the sheet shows them all. */
function contactEdgePx(total = 0): number {
  if (total <= 80) return 56;
  return total <= 240 ? 36 : 24;
}

const Contact = memo(function Contact({ url, hasPlace }: { url: string; hasPlace: boolean }) {
  return (
    <li className={styles.contact} data-placed={hasPlace || undefined}>
      <img src={url} alt="" decoding="async" />
    </li>
  );
});
