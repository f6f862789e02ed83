import { Skeleton } from "../../ui/status/Loading.tsx";
import styles from "./DesignGrid.module.css";

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
