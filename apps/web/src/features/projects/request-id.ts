/** Browsers that keep nothing for us (private windows of old) still create, only not safely twice. */
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const PREFIX = "photomap.create.";

/** One id per address and tab until its project is made: a reload or a second click repeats it. */
export function keepRequestId(address: string, store: Store): string {
  const known = store.getItem(PREFIX + address);
  if (known !== null) return known;
  const id = crypto.randomUUID();
  store.setItem(PREFIX + address, id);
  return id;
}

/** Whether this was the first to hear that the project is made; the next visit makes another. */
export function forgetRequestId(address: string, id: string, store: Store): boolean {
  if (store.getItem(PREFIX + address) !== id) return false;
  store.removeItem(PREFIX + address);
  return true;
}
