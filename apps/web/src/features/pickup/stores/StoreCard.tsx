import { Button } from "../../../ui/buttons/Button.tsx";
import { Badge } from "../../../ui/status/Badge.tsx";
import type { RetailStore } from "../retail.ts";
import { StoreFacts } from "../StoreFacts.tsx";
import styles from "./StoreCard.module.css";

interface StoreCardProps {
  readonly store: RetailStore;
  readonly onSelect: () => void;
}

export function StoreCard({ store, onSelect }: StoreCardProps) {
  const { street, distance, distanceUnit } = store;
  return (
    <article className={styles.card} aria-label={`Walgreens, ${street}`}>
      <header className={styles.head}>
        <h3>Walgreens</h3>
        <Badge>{`${distance.toFixed(1)} ${distanceUnit.toLowerCase()}`}</Badge>
      </header>
      <StoreFacts store={store} />
      <Button aria-label={`Pick up at ${street}`} onClick={onSelect}>
        Pick up here
      </Button>
    </article>
  );
}
