import type { RetailStore } from "./retail.ts";

type Address = Pick<RetailStore, "street" | "city" | "state" | "zip">;

export function formatAddress({ street, city, state, zip }: Address): string {
  return `${street}, ${city}, ${state} ${zip}`;
}

/** The URL of directions to the store from where the person is. */
export function getDirectionsUrl(store: Address): string {
  const query = new URLSearchParams({
    api: "1",
    destination: `Walgreens, ${formatAddress(store)}`,
  });
  return `https://www.google.com/maps/dir/?${query}`;
}
