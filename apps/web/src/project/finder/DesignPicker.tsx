import type { DesignEntry, DesignGroup, DesignSearchResult, FoundPlace } from "@photomap/design";
import { formatMessage, projectMessages } from "@photomap/messages";
import { type KeyboardEvent, useRef } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { DesignGrid, DesignGridLoading } from "./DesignGrid.tsx";
import styles from "./DesignPicker.module.css";
import { NoSearchResults } from "./NoSearchResults.tsx";
import type { DesignsState } from "./use-designs.ts";
import { useMapSearch } from "./use-map-search.ts";

interface DesignPickerProps {
  readonly designs: DesignsState;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (group: DesignGroup<DesignEntry>) => void;
  /** The map chosen earlier: it gets the focus when the user comes back to this step. */
  readonly chosen: string | undefined;
  /** The id of the design whose project is being created. */
  readonly busy: string | undefined;
}

const POPULAR_COUNT = 3;

export function DesignPicker({ designs, query, onQuery, ...choice }: DesignPickerProps) {
  const { catalog, hasFailed, retry } = designs;
  const searchRef = useRef<HTMLInputElement>(null);
  const resultsRef = useRef<HTMLDivElement>(null);
  const { result, suggestions, searchNow } = useMapSearch(catalog, query);
  const focusResults = () => resultsRef.current?.querySelector("button")?.focus();
  const chooseFirst = async () => {
    const first = (await searchNow())?.matches[0];
    // The query may have changed while its data was loading.
    if (searchRef.current?.value !== query) return;
    if (first === undefined) focusResults();
    else choice.onChoose(first.group);
  };
  const pressKey = (event: KeyboardEvent) => {
    const isEnter = event.key === "Enter" && !event.nativeEvent.isComposing;
    if (event.key !== "ArrowDown" && !isEnter) return;
    event.preventDefault();
    if (isEnter && query.trim() !== "") void chooseFirst();
    else focusResults();
  };
  const notes = result?.places.flatMap((place) => describePlace(place) ?? []) ?? [];
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={formatMessage(projectMessages.searchLabel)}
          type="search"
          placeholder="Lone Star, Chicago, 90210, Deutschland …"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          ref={searchRef}
          data-autofocus={choice.chosen === undefined ? true : undefined}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={pressKey}
        />
      </div>
      <p className="visually-hidden" role="status">
        {result ? [describeCount(result), notes.join(" ")].filter(Boolean).join(". ") : ""}
      </p>
      <div ref={resultsRef} className={styles.results}>
        {hasFailed ? (
          <ErrorState
            message={formatMessage(projectMessages.searchFailed)}
            action={<Button onClick={retry}>Try again</Button>}
          />
        ) : null}
        {!result && !hasFailed ? <DesignGridLoading /> : null}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {result?.matches.length === 0 ? (
          <NoSearchResults
            query={query}
            suggestions={suggestions}
            popular={catalog?.groups.slice(0, POPULAR_COUNT).map(({ name }) => name) ?? []}
            onQuery={(name) => {
              onQuery(name);
              searchRef.current?.focus();
            }}
          />
        ) : null}
        {result && result.matches.length > 0 ? (
          <DesignGrid
            matches={result.matches}
            {...choice}
            onLeave={() => searchRef.current?.focus()}
          />
        ) : null}
      </div>
    </>
  );
}

function describeCount({ matches }: DesignSearchResult<DesignEntry>): string {
  if (matches.length === 0) return formatMessage(projectMessages.noMatches);
  return matches.length === 1 ? "1 map" : `${matches.length} maps`;
}

/** Why maps were found by a place; undefined for a region by its own name. */
function describePlace({ name, kind, otherName, within }: FoundPlace): string | undefined {
  switch (kind) {
    case "REGION":
      return otherName === undefined ? undefined : `${otherName} is ${addArticle(name)}.`;
    case "ZIP_PREFIX":
      return `ZIP codes that start with ${name} are in ${formatRegions(within)}.`;
    default:
      return within.length === 0 ? undefined : `${name} is in ${formatRegions(within)}.`;
  }
}

function formatRegions(names: readonly string[]): string {
  return addArticle(names.join(", "));
}

const WITH_ARTICLE =
  /^(?:United|Netherlands|Philippines|Maldives|Seychelles|DR Congo|Republic of|Dominican Rep|Central African|District of|US Virgin|Northern Mariana|[A-Z]\w+ Islands)/;

function addArticle(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
