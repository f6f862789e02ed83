/** How the seeded orders ended. */
export type Story =
  | "sent"
  | "to-send"
  | "partly-sent"
  | "refunded"
  | "partly-refunded"
  | "canceled"
  | "expired"
  | "awaiting-payment"
  | "needs-review";

const COUNT = 40;
const DAYS = 60;

/** Stories by the order's position, the oldest first; all other orders were shipped. */
const STORIES: Readonly<Record<number, Story>> = {
  3: "expired",
  5: "refunded",
  8: "canceled",
  11: "partly-refunded",
  17: "refunded",
  22: "expired",
  28: "canceled",
  30: "needs-review",
  31: "partly-sent",
  33: "to-send",
  34: "to-send",
  35: "to-send",
  36: "awaiting-payment",
  37: "to-send",
  38: "to-send",
  39: "awaiting-payment",
};

/** Positions of orders with the seeded project's map. */
const WITH_MAP = new Set([14, 31, 35, 38]);

const PLACES = [
  { city: "Grand Rapids", state: "MI", postalCode: "49503" },
  { city: "Austin", state: "TX", postalCode: "78701" },
  { city: "Denver", state: "CO", postalCode: "80202" },
  { city: "Portland", state: "OR", postalCode: "97205" },
  { city: "Savannah", state: "GA", postalCode: "31401" },
] as const;
const STREETS = ["Oak Street", "Maple Avenue", "Lake Drive", "Hill Road"];

export interface SeededOrder {
  readonly index: number;
  readonly story: Story;
  readonly hasMap: boolean;
  readonly daysAgo: number;
  readonly name: string;
  readonly email: string;
  readonly address: Readonly<Record<string, string>>;
}

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
};

export function listSeededOrders(mapBuyer: string): SeededOrder[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const hasMap = WITH_MAP.has(index);
    const customer = index + 1;
    const line1 = `${100 + 17 * index} ${pick(STREETS, index)}`;
    return {
      index,
      story: STORIES[index] ?? "sent",
      hasMap,
      daysAgo: DAYS - (DAYS * index) / COUNT - ((index * 7) % 5) / 10,
      name: hasMap ? "Map owner" : `Customer ${customer}`,
      email: hasMap ? mapBuyer : `customer-${customer}@photomap.example`,
      address: { line1, ...pick(PLACES, index), country: "US" },
    };
  });
}
