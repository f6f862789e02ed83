import { formatMessage, pickupMessages } from "@photomap/messages";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { Warning } from "../../../ui/status/Warning.tsx";
import type { RetailStore } from "../retail.ts";
import { formatAddress } from "../store-address.ts";
import { StoreCard } from "./StoreCard.tsx";
import styles from "./StoreResults.module.css";
import type { StoresState } from "./use-stores.ts";

/** The list can be used before the map is loaded, and without it. */
const StoreMap = lazy(() =>
  import("./StoreMap.tsx").then(
    (module) => ({ default: module.StoreMap }),
    () => ({ default: () => null }),
  ),
);

interface FoundStoresProps {
  readonly zip: string;
  readonly found: Extract<StoresState, { kind: "loaded" }>;
  readonly onSelect: (store: RetailStore) => void;
}

/** The stores as a list and on a map; a pin leads to its entry in the list. */
export function StoreListWithMap({ zip, found, onSelect }: FoundStoresProps) {
  const { stores, center, problem } = found;
  const [shownNum, setShownNum] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const places = useMemo(
    () => stores.map((store) => ({ ...store, label: formatAddress(store) })),
    [stores],
  );
  const show = (storeNum: string) => {
    setShownNum(storeNum);
    const index = stores.findIndex((store) => store.storeNum === storeNum);
    const entry = list.current?.children[index];
    entry?.scrollIntoView({ block: "nearest" });
    entry?.querySelector("button")?.focus({ preventScroll: true });
  };
  const count = stores.length === 1 ? "1 store" : `${stores.length} stores`;
  return (
    <>
      <p className="visually-hidden" role="status">{`${count} near ${zip}`}</p>
      {problem === undefined ? null : (
        <Warning>{`The pickup times may be out of date. ${problem}`}</Warning>
      )}
      <div className={styles.results}>
        <div className={styles.map}>
          <Suspense>
            <StoreMap stores={places} center={center} selectedStoreNum={shownNum} onSelect={show} />
          </Suspense>
        </div>
        <div>
          <ul ref={list} className={styles.list} aria-label={`Stores near ${zip}`}>
            {stores.map((store, i) => (
              <li key={store.storeNum}>
                <StoreCard
                  store={store}
                  position={i + 1}
                  isShown={store.storeNum === shownNum}
                  onSelect={() => onSelect(store)}
                />
              </li>
            ))}
          </ul>
          <p className={styles.tax}>{formatMessage(pickupMessages.taxInStore)}</p>
        </div>
      </div>
    </>
  );
}
