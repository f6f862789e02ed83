import type { Design, Opening } from "@photomap/design";
import { type KeyboardEvent, useRef } from "react";
import type { PhotoRefusal } from "../../uploads/check-photo-file.ts";
import styles from "./AssignmentPanel.module.css";
import { pluralize, type RegionNames } from "./describe-assignment.ts";
import type { RegionGroup, UnplacedGroup } from "./group-photos.ts";
import type { SharedRowProps } from "./PhotoRows.tsx";
import { RegionSection } from "./RegionSection.tsx";
import { UnplacedSection } from "./UnplacedSection.tsx";

/** The parts of the review; phones show one at a time. */
export type AssignmentTab = "map" | "placed" | "out";

interface ReviewPanelProps {
  readonly shown: AssignmentTab;
  readonly design: Design;
  readonly openings: readonly Opening[];
  readonly regions: readonly RegionGroup[];
  readonly unplaced: readonly UnplacedGroup[];
  readonly refusals: readonly PhotoRefusal[];
  readonly names: RegionNames;
  /** Whether photos without a place stay beside the map. */
  readonly keepsUnplaced: boolean;
  readonly getRemaining: (openingId: string) => number;
  readonly selectedId: string | undefined;
  readonly onSelect: (photoId: string) => void;
  readonly onMove: (photoIds: readonly string[], openingId: string) => void;
}

/** All photos with the reasons for their assignment, those without a region first. */
export function AssignmentPanel(props: ReviewPanelProps) {
  const { design, regions, unplaced, refusals, names, getRemaining, selectedId, onSelect, onMove } =
    props;
  const { listRef, onKeyDown } = useRowKeys(onSelect);
  const firstId = [...unplaced, ...regions][0]?.photos[0]?.photo.id;
  const rows: SharedRowProps = { names, selectedId, tabStopId: selectedId ?? firstId, onSelect };
  const unplacedCount = unplaced.reduce((sum, { photos }) => sum + photos.length, 0);
  return (
    // Handles the keys of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} data-shown={props.shown} ref={listRef} onKeyDown={onKeyDown}>
      <p className="visually-hidden">
        Use the arrow keys to move between photos. The options for the chosen photo follow the list.
      </p>
      <div className={styles.unplaced}>
        {unplacedCount > 0 ? (
          <div className={styles.intro}>
            <h2 className={styles.title}>
              {pluralize(unplacedCount, "photo has", "photos have")} no place yet
            </h2>
            <p>
              Choose a {design.regionType} for them, or drag them onto the map.
              {props.keepsUnplaced ? " You can also do it later: they stay beside your map." : null}
            </p>
          </div>
        ) : null}
        {unplaced.map((group) => (
          <UnplacedSection
            key={group.id}
            group={group}
            openings={props.openings}
            getRemaining={getRemaining}
            rows={rows}
            onMove={onMove}
          />
        ))}
        {refusals.length > 0 ? <Refusals refusals={refusals} /> : null}
        {unplacedCount === 0 && refusals.length === 0 ? (
          <p className={styles.nothing}>Every photo has a place.</p>
        ) : null}
      </div>
      <div className={styles.regions}>
        {regions.length === 0 ? <p className={styles.nothing}>No photo has a place yet.</p> : null}
        {regions.map((group) => (
          <RegionSection
            key={group.opening.id}
            group={group}
            remaining={getRemaining(group.opening.id)}
            rows={rows}
            onDropPhoto={(photoId, openingId) => onMove([photoId], openingId)}
          />
        ))}
      </div>
    </div>
  );
}

function Refusals({ refusals }: Pick<ReviewPanelProps, "refusals">) {
  return (
    <section className={styles.unplacedGroup} aria-labelledby="folder-drop-refusals">
      <h3 className={styles.heading} id="folder-drop-refusals">
        Couldn't be read
        <span className={styles.fill}>
          <span className="visually-hidden">, </span>
          {pluralize(refusals.length, "file", "files")}
        </span>
      </h3>
      <ul className={styles.refusals}>
        {refusals.map(({ name, message }) => (
          <li key={name}>
            <b>{name}</b> {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Arrow keys, Home and End move the focus through the rows and select the focused photo. */
function useRowKeys(onSelect: (photoId: string) => void) {
  const listRef = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = [...(listRef.current?.querySelectorAll<HTMLElement>("[data-photo]") ?? [])];
    const index = rows.findIndex((row) => row === document.activeElement);
    if (index < 0) return;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(index + 1, rows.length - 1),
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: rows.length - 1,
    };
    const target = rows[targets[event.key] ?? -1];
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
    onSelect(target.dataset["photo"] ?? "");
  };
  return { listRef, onKeyDown };
}
