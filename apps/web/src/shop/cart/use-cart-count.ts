import { useCallback, useSyncExternalStore } from "react";
import { useBrand } from "../../platform/brand/brand.ts";
import { useRootData } from "../../platform/routing/root-data.ts";
import { getCartCount, readCartRecord, subscribeToCartRecord } from "./cart-record.ts";

/** The number of items for the header, from what this browser stores; undefined on the server. */
export function useCartCount(): number | undefined {
  return useCartRecord<number | undefined>(getCartCount, undefined);
}

/** Whether the stored cart is that of a guest who has since signed in, or of another account. */
export function useHasForeignCart(): boolean {
  return useCartRecord((brand, owner) => readCartRecord(brand).owner !== owner, false);
}

/** Reads the cart record and follows its changes. The result must be a primitive value. */
function useCartRecord<Result>(
  read: (brand: string, owner: string | undefined) => Result,
  onServer: Result,
): Result {
  const { id: brand } = useBrand();
  const owner = useRootData()?.visitor?.email;
  const subscribe = useCallback(
    (listener: () => void) => subscribeToCartRecord(brand, listener),
    [brand],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(brand, owner),
    () => onServer,
  );
}
