import type { WalgreensDouble } from "@photomap/testing/walgreens";
import type { RetailChain } from "../../../platform/adapters/walgreens/retail-chain.ts";

const PAGES = 300;
/** The number of pages that search at the same time. */
const GROUP = 20;
const MINUTE_MS = 60_000;

export interface Clock {
  now: number;
}

/** Creates a clock at a whole minute, so that each simulated minute is one of the clock. */
export function createClock(): Clock {
  return { now: Date.UTC(2026, 10, 17, 17) };
}

export function searchAt(place: number) {
  return {
    latitude: 26 + (place % 20),
    longitude: -70 - Math.floor(place / 20),
    products: [{ productId: "6560003", quantity: 4 }],
  };
}

interface Simulation {
  /** The chains of the processes that the pages are distributed to. */
  readonly chains: readonly RetailChain[];
  readonly double: WalgreensDouble;
  readonly clock: Clock;
  readonly places: number;
  readonly minutes: number;
}

/**
 * Simulates 300 open pages that search once per minute; returns the calls to the chain in each
 * minute.
 */
export async function simulatePages(simulation: Simulation): Promise<number[]> {
  const { double, clock, minutes } = simulation;
  const start = clock.now;
  const calls: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const before = double.countRequests("stores");
    for (let first = 0; first < PAGES; first += GROUP) {
      clock.now = start + (minute + first / PAGES) * MINUTE_MS;
      const group = Array.from({ length: GROUP }, (_, i) => first + i);
      await Promise.all(group.map((page) => search(page, simulation)));
    }
    calls.push(double.countRequests("stores") - before);
  }
  return calls;
}

async function search(page: number, { chains, places }: Simulation): Promise<void> {
  const found = await chains[page % chains.length]?.findStores(searchAt(page % places));
  if (found?.kind !== "ok") throw new Error(JSON.stringify(found));
}
