import { Button } from "../../../ui/buttons/Button.tsx";
import { Badge } from "../../../ui/status/Badge.tsx";
import { PickupPlaceAndTime } from "../PickupPlaceAndTime.tsx";
import type { RetailStore } from "../retail.ts";
import styles from "./StoreCard.module.css";

interface StoreCardProps {
  readonly store: RetailStore;
  /** The number in the list and on the pin of the map, from 1. */
  readonly position: number;
  /** Whether its pin was chosen on the map. */
  readonly isShown: boolean;
  readonly onSelect: () => void;
}

export function StoreCard({ store, position, isShown, onSelect }: StoreCardProps) {
  const { street, distance, distanceUnit } = store;
  return (
    <article
      className={styles.card}
      aria-label={`Walgreens, ${street}`}
      data-shown={isShown || undefined}
    >
      <header className={styles.head}>
        <span className={styles.position} aria-hidden="true">
          {position}
        </span>
        <h3>Walgreens</h3>
        <Badge>{`${distance.toFixed(1)} ${distanceUnit.toLowerCase()}`}</Badge>
      </header>
      <PickupPlaceAndTime store={store} />
      <Button onClick={onSelect}>
        Pick up here
        <span className="visually-hidden">{`, ${street}`}</span>
      </Button>
    </article>
  );
}
