import { Link, useSearchParams } from "react-router";
import type { StaffOrderQuery } from "../../platform/api/generated/graphql.ts";
import { getStaffOrderPath } from "../shared/OrderTable.tsx";
import styles from "./NeighborLinks.module.css";
import { writeListQuery } from "./order-filters.ts";

export type OrderNeighbors = NonNullable<StaffOrderQuery["staffOrderNeighbors"]>;

/** Links to the orders before and after this one in the list; `useListShortcuts` has their keys. */
export function NeighborLinks({ previous, next }: OrderNeighbors) {
  const [query] = useSearchParams();
  const getPath = (number: number) => getStaffOrderPath({ number }) + writeListQuery(query);
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Orders in the list" className={styles.links}>
      {previous === null ? null : (
        <Link
          to={getPath(previous)}
          className={styles.link ?? ""}
          aria-keyshortcuts="k"
          data-neighbor
        >
          Previous order
          <kbd aria-hidden="true">k</kbd>
        </Link>
      )}
      {next === null ? null : (
        <Link to={getPath(next)} className={styles.link ?? ""} aria-keyshortcuts="j" data-neighbor>
          <kbd aria-hidden="true">j</kbd>
          Next order
        </Link>
      )}
    </nav>
  );
}
