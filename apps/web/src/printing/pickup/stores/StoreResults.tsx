import { Store } from "lucide-react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../../ui/status/ErrorState.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import type { RetailStore } from "../retail.ts";
import { StoreListWithMap } from "./StoreListWithMap.tsx";
import styles from "./StoreResults.module.css";
import type { StoresState } from "./use-stores.ts";

interface StoreResultsProps {
  readonly zip: string;
  readonly state: StoresState;
  readonly onRetry: () => void;
  readonly onSelect: (store: RetailStore) => void;
}

const PLACEHOLDERS = [0, 1, 2];

export function StoreResults({ zip, state, onRetry, onSelect }: StoreResultsProps) {
  switch (state.kind) {
    case "idle":
      return null;
    case "loading":
      return (
        <div className={styles.results} aria-busy="true">
          <p className="visually-hidden" role="status">
            {`Looking for stores near ${zip}`}
          </p>
          <ul className={styles.list}>
            {PLACEHOLDERS.map((each) => (
              <li key={each}>
                <Skeleton height={232} shape="tile" />
              </li>
            ))}
          </ul>
        </div>
      );
    case "failed":
      return (
        <ErrorState
          message={state.message}
          action={
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          }
        />
      );
    case "loaded":
      return state.stores.length === 0 ? (
        <EmptyState
          icon={<Store size={32} strokeWidth={1.4} aria-hidden="true" />}
          title={`No stores near ${zip}`}
          heading="h3"
        >
          Try another ZIP code nearby, such as the one where you work.
        </EmptyState>
      ) : (
        <StoreListWithMap zip={zip} found={state} onSelect={onSelect} />
      );
  }
}
