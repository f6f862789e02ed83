import type { Design, Opening } from "@photomap/design";
import type { PhotoRefusal } from "../../../uploads/admit-photo.ts";
import { countOf } from "./count-words.ts";
import type { ReasonWords } from "./describe-reason.ts";
import type { RegionGroup, TrayGroup } from "./group-photos.ts";
import type { RowsContext } from "./PhotoRows.tsx";
import { RegionSection } from "./RegionSection.tsx";
import styles from "./ReviewPanel.module.css";
import { TraySection } from "./TraySection.tsx";
import { useRowKeys } from "./use-row-keys.ts";

/** On a phone one of them is seen at a time. */
export type ReviewTab = "map" | "placed" | "out";

interface ReviewPanelProps {
  readonly shown: ReviewTab;
  readonly design: Design;
  readonly openings: readonly Opening[];
  readonly regions: readonly RegionGroup[];
  readonly trays: readonly TrayGroup[];
  readonly refusals: readonly PhotoRefusal[];
  readonly words: ReasonWords;
  readonly roomOf: (openingId: string) => number;
  readonly chosenId: string | undefined;
  readonly onChoose: (photoId: string) => void;
  readonly onMove: (photoIds: readonly string[], openingId: string) => void;
}

/** Every photo with its place and the reason for it: first those that need somebody. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { design, regions, trays, refusals, words, roomOf, chosenId, onChoose, onMove } = props;
  const { listRef, onKeyDown } = useRowKeys(onChoose);
  const firstId = [...trays, ...regions][0]?.photos[0]?.photo.id;
  const rows: RowsContext = { words, chosenId, tabStopId: chosenId ?? firstId, onChoose };
  const outCount = trays.reduce((sum, { photos }) => sum + photos.length, 0);
  return (
    // The keys are those of the buttons inside, gathered here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} data-shown={props.shown} ref={listRef} onKeyDown={onKeyDown}>
      <p className="visually-hidden">
        Arrow keys lead from photo to photo. What can be done with the chosen one follows the list.
      </p>
      <div className={styles.trays}>
        {outCount > 0 ? (
          <div className={styles.intro}>
            <h2 className={styles.title}>{countOf(outCount, "photo stays", "photos stay")} out</h2>
            <p>Choose a {design.regionType} for them, or drag them onto the map.</p>
          </div>
        ) : null}
        {trays.map((group) => (
          <TraySection
            key={group.id}
            group={group}
            openings={props.openings}
            roomOf={roomOf}
            rows={rows}
            onMove={onMove}
          />
        ))}
        {refusals.length > 0 ? <Refusals refusals={refusals} /> : null}
        {outCount === 0 && refusals.length === 0 ? (
          <p className={styles.nothing}>Every photo has found its place.</p>
        ) : null}
      </div>
      <div className={styles.regions}>
        {regions.length === 0 ? <p className={styles.nothing}>No photo has a place yet.</p> : null}
        {regions.map((group) => (
          <RegionSection
            key={group.opening.id}
            group={group}
            room={roomOf(group.opening.id)}
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
    <section className={styles.tray} aria-labelledby="folder-drop-refusals">
      <h3 className={styles.heading} id="folder-drop-refusals">
        Could not be read
        <span className={styles.fill}>
          <span className="visually-hidden">, </span>
          {countOf(refusals.length, "file", "files")}
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
