import type { TimelineEntry, TimelineYear } from "@photomap/project";
import { type RefObject, useEffect, useId } from "react";
import type { FindPhotoUrl } from "../store/photo-addresses.ts";
import { TimelineCard } from "./TimelineCard.tsx";
import styles from "./TimelineTrack.module.css";

export function getYearElementId(year: number | undefined): string {
  return `timeline-year-${year ?? "none"}`;
}

interface TimelineTrackProps {
  readonly years: readonly TimelineYear[];
  readonly track: RefObject<HTMLDivElement | null>;
  readonly photoUrl: FindPhotoUrl;
  readonly onOpen: (entry: TimelineEntry) => void;
}

/** The cards along a line with the years on it: from left to right, on small windows downward. */
export function TimelineTrack({ years, track, photoUrl, onOpen }: TimelineTrackProps) {
  useWheel(track);
  return (
    <div ref={track} className={styles.track}>
      {years.map((group) => (
        <Year key={group.year ?? "none"} group={group} photoUrl={photoUrl} onOpen={onOpen} />
      ))}
    </div>
  );
}

interface YearProps {
  readonly group: TimelineYear;
  readonly photoUrl: FindPhotoUrl;
  readonly onOpen: (entry: TimelineEntry) => void;
}

function Year({ group: { year, entries }, photoUrl, onOpen }: YearProps) {
  const headingId = useId();
  return (
    <section id={getYearElementId(year)} className={styles.year} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.divider} data-dated={year !== undefined}>
        <span>{year ?? "No date"}</span>
      </h2>
      <ul className={styles.cards}>
        {entries.map((entry, index) => (
          <li key={entry.opening.id} style={{ "--column": index + 1 }}>
            <TimelineCard entry={entry} photoUrl={photoUrl} onOpen={() => onOpen(entry)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Scrolls sideways by a mouse wheel, which turns in one direction only. */
function useWheel(track: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      const isSideways = element.scrollWidth > element.clientWidth;
      if (!isSideways || event.deltaX !== 0 || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      element.scrollLeft += event.deltaY;
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [track]);
}
