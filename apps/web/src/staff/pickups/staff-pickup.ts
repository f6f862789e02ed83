import type {
  PickupOrderState,
  StaffPickupQuery,
  StaffPickupsQuery,
} from "../../platform/api/generated/graphql.ts";

export type PickupDetails = NonNullable<StaffPickupQuery["staffPickup"]>;
export type PickupPage = NonNullable<StaffPickupsQuery["staffPickups"]>;
export type PickupRow = PickupPage["orders"][number];

export interface PickupFilters {
  readonly search: string | null;
  readonly state: PickupOrderState | null;
}

interface StateTexts {
  readonly label: string;
  readonly tone: "neutral" | "leaf" | "honey" | "brick";
  readonly meaning: string;
}

export const PICKUP_STATE_BADGES = {
  UNKNOWN: {
    label: "Unknown",
    tone: "brick",
    meaning: "We sent the order but don't know whether Walgreens has it. It isn't sent again.",
  },
  WAITING: {
    label: "Waiting",
    tone: "neutral",
    meaning: "The prints are being uploaded to Walgreens. Nothing is ordered yet.",
  },
  SENDING: { label: "Sending", tone: "neutral", meaning: "The order is being sent." },
  PLACED: { label: "Placed", tone: "leaf", meaning: "Walgreens has the order." },
  REFUSED: {
    label: "Refused",
    tone: "honey",
    meaning: "Walgreens refused the order. The customer sees its message and can order again.",
  },
  FAILED: {
    label: "Not placed",
    tone: "honey",
    meaning: "Walgreens doesn't have the order. The customer can order again.",
  },
  MOVED: {
    label: "Time moved",
    tone: "neutral",
    meaning:
      "The prints would be ready later than the customer agreed to, so nothing was ordered. The customer is asked to confirm the new time.",
  },
} as const satisfies Readonly<Record<PickupOrderState, StateTexts>>;

export const PICKUP_STATE_OPTIONS = Object.entries(PICKUP_STATE_BADGES).map(
  ([value, { label }]) => ({
    value,
    label,
  }),
);

/** Reads the state filter from the address; null when it is absent or unknown. */
export function readStateFilter(url: string): PickupOrderState | null {
  const wanted = new URL(url).searchParams.get("state");
  return PICKUP_STATES.find((state) => state === wanted) ?? null;
}

const PICKUP_STATES: readonly PickupOrderState[] = [
  "UNKNOWN",
  "WAITING",
  "SENDING",
  "PLACED",
  "REFUSED",
  "FAILED",
  "MOVED",
];

/** Shortens an id to eight characters, enough to recognize an order in a list. */
export function shortenId(id: string): string {
  return id.slice(0, 8);
}

export function countPrints(products: readonly { readonly quantity: number }[]): number {
  return products.reduce((sum, { quantity }) => sum + quantity, 0);
}
