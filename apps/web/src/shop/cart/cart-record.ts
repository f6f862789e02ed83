/** What this browser stores of one brand's cart. All tabs and the header of each page read it. */
export interface CartRecord {
  /** The id of the checkout, which gives access to it; absent without one. */
  readonly id?: string;
  /** The address of the account whose cart it is; absent for guests. */
  readonly owner?: string;
  /** The version of the checkout when it was last loaded. */
  readonly version: number;
  readonly count: number;
}

const EMPTY: CartRecord = { version: 0, count: 0 };

/** The key without the brand. The document script reads the same key. */
const PREFIX = "photomap.cart.";

/** The records that could not be stored, by key. They last as long as the page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();
let pendingCount = 0;

export function readCartRecord(brand: string): CartRecord {
  const key = PREFIX + brand;
  try {
    const record: unknown = JSON.parse(unstored.get(key) ?? localStorage.getItem(key) ?? "null");
    return isCartRecord(record) ? record : EMPTY;
  } catch {
    return EMPTY;
  }
}

function isCartRecord(value: unknown): value is CartRecord {
  return (
    typeof value === "object" &&
    value !== null &&
    "count" in value &&
    typeof value.count === "number" &&
    "version" in value &&
    typeof value.version === "number"
  );
}

/** Stores the record. Other tabs get a storage event only if it changes. */
export function writeCartRecord(brand: string, record: CartRecord): void {
  const key = PREFIX + brand;
  const text = JSON.stringify(record);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  emit();
}

export function clearCartRecord(brand: string): void {
  writeCartRecord(brand, EMPTY);
}

/** Calls the listener after changes in any tab. Returns the function that unsubscribes. */
export function subscribeToCartRecord(brand: string, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === PREFIX + brand) listener();
  };
  addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    removeEventListener("storage", onStorage);
    listeners.delete(listener);
  };
}

/** Sets by how many items this tab's unanswered clicks change the count; may be negative. */
export function setPendingCount(count: number): void {
  if (count === pendingCount) return;
  pendingCount = count;
  emit();
}

/** The number of items for the header; 0 if the cart is of an account that is not logged in. */
export function getCartCount(brand: string, owner: string | undefined): number {
  const record = readCartRecord(brand);
  const isForeign = record.owner !== undefined && record.owner !== owner;
  return isForeign ? 0 : Math.max(0, record.count + pendingCount);
}

function emit(): void {
  for (const listener of listeners) listener();
}
