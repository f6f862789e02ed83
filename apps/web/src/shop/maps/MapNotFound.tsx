import type { MapTileFragment } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { MapGrid } from "./MapGrid.tsx";
import styles from "./MapPage.module.css";

interface MapNotFoundProps {
  /** Maps with a similar name. */
  readonly suggested: readonly MapTileFragment[];
}

export function MapNotFound({ suggested }: MapNotFoundProps) {
  return (
    <>
      <ErrorState
        heading="h1"
        title="We don't have that map"
        message="The address may be misspelled, or we don't make this map yet."
        action={
          <LinkButton to="/maps" variant="primary">
            See all maps
          </LinkButton>
        }
      />
      {suggested.length > 0 ? (
        <section className={styles.related} aria-labelledby="suggested">
          <h2 id="suggested">Did you mean one of these?</h2>
          <MapGrid maps={suggested} />
        </section>
      ) : null}
    </>
  );
}
