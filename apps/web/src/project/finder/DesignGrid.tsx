import {
  type DesignEntry,
  type DesignGroup,
  type DesignMatch,
  formatMapSize,
} from "@photomap/design";
import { useEffect, useRef, useState } from "react";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { formatSizeAndPhotoCounts, formatSizes } from "../designs/describe-design.ts";
import { DesignCard } from "./DesignCard.tsx";
import styles from "./DesignGrid.module.css";
import { useGridNavigation } from "./use-grid-navigation.ts";

interface DesignGridProps {
  readonly matches: readonly DesignMatch<DesignEntry>[];
  readonly chosen: string | undefined;
  readonly busy: string | undefined;
  readonly onChoose: (group: DesignGroup<DesignEntry>) => void;
  readonly onLeave: () => void;
}

/** A grid of maps with a roving tabindex: one Tab stop, arrow keys move between maps. */
export function DesignGrid({ matches, chosen, busy, onChoose, onLeave }: DesignGridProps) {
  const [current, setCurrent] = useState(chosen);
  const { gridRef, onKeyDown } = useGridNavigation(onLeave);
  const chosenRef = useRef<HTMLButtonElement>(null);
  const baseIds = matches.map(({ group }) => group.baseId);
  const tabStop = baseIds.find((baseId) => baseId === current) ?? baseIds[0];
  useEffect(() => {
    chosenRef.current?.focus();
    chosenRef.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    // Key events bubble up from the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className={styles.grid} ref={gridRef} onKeyDown={onKeyDown}>
      {matches.map(({ group, regionName }) => {
        const [design, ...larger] = group.designs;
        const sizes = larger.length === 0 ? formatMapSize(design) : formatSizes(group);
        return (
          <li key={group.baseId}>
            <DesignCard
              design={design}
              name={group.name}
              {...(regionName !== undefined && { regionName })}
              facts={[sizes, formatSizeAndPhotoCounts(group)]}
              busy={busy !== undefined && group.designs.some(({ id }) => id === busy)}
              tabIndex={group.baseId === tabStop ? 0 : -1}
              {...(group.baseId === chosen && { buttonRef: chosenRef })}
              onFocus={() => setCurrent(group.baseId)}
              onChoose={() => onChoose(group)}
            />
          </li>
        );
      })}
    </ul>
  );
}

const PLACES = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function DesignGridLoading() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading maps
      </p>
      <div className={styles.grid} aria-hidden="true">
        {PLACES.map((place) => (
          <Skeleton key={place} height={240} shape="tile" />
        ))}
      </div>
    </div>
  );
}
