export interface ShuffleOptions {
  readonly seed: number;
  /** The probability that an event is delivered twice. */
  readonly duplicate?: number;
  /** The probability that an event is held until the next time. */
  readonly delay?: number;
  readonly reorder?: boolean;
}

/** Shuffles deliveries; the same seed gives the same result. */
export function shuffleDeliveries<Delivery>(
  deliveries: readonly Delivery[],
  { seed, duplicate = 0, delay = 0, reorder = false }: ShuffleOptions,
): { readonly now: Delivery[]; readonly delayed: Delivery[] } {
  const random = createRandom(seed);
  const now: Delivery[] = [];
  const delayed: Delivery[] = [];
  for (const delivery of deliveries) {
    const isDelayed = random() < delay;
    (isDelayed ? delayed : now).push(delivery);
    // A duplicate may arrive in time while the other one is delayed.
    if (random() < duplicate) now.push(delivery);
  }
  return { now: reorder ? permute(now, random) : now, delayed };
}

function permute<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, position: random() }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ item }) => item);
}

/** Creates a Mulberry32 generator of numbers from 0 up to 1, which is not included. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
