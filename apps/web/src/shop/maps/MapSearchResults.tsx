import { SearchX } from "lucide-react";
import type { MapTileFragment } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { MapGrid } from "./MapGrid.tsx";
import { MapSearchForm } from "./MapSearchForm.tsx";
import styles from "./MapsPage.module.css";

interface MapResultsProps {
  readonly query: string;
  readonly maps: readonly MapTileFragment[];
}

export function MapSearchResults({ query, maps }: MapResultsProps) {
  const { length: count } = maps;
  return (
    <div className={styles.results}>
      <div className={styles.resultsHead}>
        <div>
          <h1>“{query}”</h1>
          <p className={styles.text}>
            {count === 0 ? "No maps" : count === 1 ? "1 map" : `${count} maps`}
          </p>
        </div>
        <MapSearchForm query={query} />
      </div>
      {count > 0 ? (
        <MapGrid maps={maps} heading="h2" eager />
      ) : (
        <EmptyState
          icon={<SearchX size={28} strokeWidth={1.6} aria-hidden="true" />}
          title="No maps match your search"
          action={
            <LinkButton to="/maps" variant="primary">
              See all maps
            </LinkButton>
          }
        >
          Try a state, a country, a continent, or the name of a region.
        </EmptyState>
      )}
    </div>
  );
}
