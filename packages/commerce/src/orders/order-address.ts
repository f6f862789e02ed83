export interface OrderAddress {
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly city?: string | undefined;
  /** Two-letter code of the state. */
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
  /** Two-letter code of the country (ISO 3166-1). */
  readonly country?: string | undefined;
}

/** The addresses of an order; null where nothing was entered. */
interface AddressedOrder {
  readonly name: string | null;
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
}

export interface FormattedAddresses {
  /** Lines of a label, without empty ones; none when nothing was shipped. */
  readonly shipping: readonly string[];
  readonly billing: readonly string[];
  /** Whether the addresses are equal, so that one of them is enough. */
  readonly isSame: boolean;
}

const COUNTRIES = new Intl.DisplayNames("en-US", { type: "region" });

/** Formats both addresses; the payment page collects a billing address only when it differs. */
export function formatAddresses({
  name,
  shippingAddress: shipping,
  billingAddress: billing,
}: AddressedOrder): FormattedAddresses {
  const isSame = billing === null || (shipping !== null && isSameAddress(shipping, billing));
  return {
    shipping: formatAddress(name, shipping),
    billing: formatAddress(name, isSame ? shipping : billing),
    isSame,
  };
}

function formatAddress(name: string | null, address: OrderAddress | null): string[] {
  if (address === null) return [];
  const { line1, line2, city, state, postalCode, country } = address;
  const region = [state, postalCode].filter(Boolean).join(" ");
  const place = [city, region].filter(Boolean).join(", ");
  const foreign = country === undefined || country === "US" ? undefined : COUNTRIES.of(country);
  return [name, line1, line2, place, foreign].flatMap((line) => line || []);
}

const FIELDS = ["line1", "line2", "city", "state", "postalCode", "country"] as const;

/** Compares addresses without regard to case and repeated spaces. */
function isSameAddress(left: OrderAddress, right: OrderAddress): boolean {
  return FIELDS.every((field) => normalize(left[field]) === normalize(right[field]));
}

function normalize(text = ""): string {
  return text.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
