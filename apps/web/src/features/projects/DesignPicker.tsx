import type { DesignEntry, DesignGroup } from "@photomap/design";
import { formatMessage, projectMessages } from "@photomap/messages";
import { type KeyboardEvent, useDeferredValue, useMemo, useRef } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { DesignGrid, DesignGridLoading } from "./DesignGrid.tsx";
import styles from "./DesignPicker.module.css";
import type { Designs } from "./use-designs.ts";

interface DesignPickerProps {
  readonly designs: Designs;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (group: DesignGroup<DesignEntry>) => void;
  /** The map chosen earlier: it gets the focus when the user comes back to this step. */
  readonly chosen: string | undefined;
  /** The id of the design whose project is being created. */
  readonly busy: string | undefined;
}

export function DesignPicker({ designs, query, onQuery, ...choice }: DesignPickerProps) {
  const { catalog, hasFailed, retry } = designs;
  const searchRef = useRef<HTMLInputElement>(null);
  const resultsRef = useRef<HTMLDivElement>(null);
  const deferredQuery = useDeferredValue(query);
  const groups = useMemo(() => catalog?.search(deferredQuery), [catalog, deferredQuery]);
  const enterResults = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "Enter") return;
    event.preventDefault();
    resultsRef.current?.querySelector("button")?.focus();
  };
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={formatMessage(projectMessages.searchLabel)}
          type="search"
          placeholder="Lone Star, CO, Deutschland …"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          ref={searchRef}
          data-autofocus={choice.chosen === undefined ? true : undefined}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={enterResults}
        />
      </div>
      <p className="visually-hidden" role="status">
        {groups ? describeCount(groups.length) : ""}
      </p>
      <div ref={resultsRef} className={styles.results}>
        {hasFailed ? (
          <ErrorState
            message={formatMessage(projectMessages.searchFailed)}
            action={<Button onClick={retry}>Try again</Button>}
          />
        ) : null}
        {!groups && !hasFailed ? <DesignGridLoading /> : null}
        {groups?.length === 0 ? (
          <p className={styles.nothing}>{formatMessage(projectMessages.noMatches)}</p>
        ) : null}
        {groups && groups.length > 0 ? (
          <DesignGrid groups={groups} {...choice} onLeave={() => searchRef.current?.focus()} />
        ) : null}
      </div>
    </>
  );
}

function describeCount(count: number): string {
  if (count === 0) return formatMessage(projectMessages.noMatches);
  return count === 1 ? "1 map" : `${count} maps`;
}
