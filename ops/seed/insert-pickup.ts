import { randomUUID } from "node:crypto";
import { CustomerCipher } from "@photomap/server";
import type { Pool } from "pg";
import { CUSTOMER_KEY } from "./seed-backend.ts";

export interface SeededPickup {
  readonly id: string;
  readonly ownerId: string;
  readonly projectId: string | null;
  readonly state: "PLACED" | "REFUSED" | "FAILED" | "UNKNOWN";
  readonly daysAgo: number;
  readonly chainOrderId?: string;
  readonly answer: object;
  /** The size of the prints in inches, and their number. */
  readonly prints: readonly (readonly [size: keyof typeof PRODUCTS, quantity: number])[];
  /** Whether the order has customer data; false after the customer was deleted. */
  readonly hasCustomer: boolean;
}

const PRODUCTS = {
  "4x6": { productId: "6560003", amountMinor: 40 },
  "5x7": { productId: "6560005", amountMinor: 349 },
  "8x10": { productId: "6560008", amountMinor: 499 },
} as const;

const STORE = {
  storeNum: "1001",
  street: "100 Main St",
  city: "Detroit",
  state: "MI",
  zip: "48226",
  phone: "3135550142",
  latitude: 42.333,
  longitude: -83.048,
  distance: 0.6,
  distanceUnit: "miles",
  openTime: "08:00 AM",
  closeTime: "10:00 PM",
  timeZone: "ET",
  tax: "0",
};

const CUSTOMER = {
  firstName: "Customer",
  lastName: "12",
  email: "customer@photomap.example",
  phone: "3135550123",
};

/** Inserts a pickup order as the worker leaves it, unless it exists. */
export async function insertPickup(pool: Pool, order: SeededPickup): Promise<void> {
  const createdAt = new Date(Date.now() - order.daysAgo * 86_400_000);
  const cipher = new CustomerCipher({ CUSTOMER_KEY: [CUSTOMER_KEY] });
  await pool.query(INSERT, [
    order.id,
    order.ownerId,
    order.projectId,
    randomUUID(),
    order.state,
    JSON.stringify({ ...STORE, promiseTime: formatPromise(createdAt) }),
    STORE.zip,
    JSON.stringify(order.prints.map(([size, quantity]) => describeProduct(size, quantity))),
    order.hasCustomer ? cipher.encrypt(CUSTOMER) : null,
    createdAt,
    order.chainOrderId ?? null,
    JSON.stringify(order.answer),
  ]);
}

const INSERT = `
  insert into pickup_order (id, business_id, owner_id, project_id, batch_id, prints_hash, state,
    store, zip, products, customer, checked_at, sent_at, chain_order_id, answer, created_at,
    updated_at)
  values ($1, 'pm', $2, $3, $4::uuid, $4::text, $5, $6, $7, $8, $9, $10, $10, $11, $12, $10, $10)
  on conflict do nothing`;

function describeProduct(productSize: keyof typeof PRODUCTS, quantity: number) {
  const { productId, amountMinor } = PRODUCTS[productSize];
  return {
    productId,
    productSize,
    productPrice: { amountMinor, currency: "USD" },
    images: [{ renderId: randomUUID(), quantity }],
  };
}

/** The noon of the day after the order, in the chain's format. */
function formatPromise(createdAt: Date): string {
  const [year, month, day] = new Date(createdAt.getTime() + 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split("-");
  return `${month}-${day}-${year} 12:00 PM`;
}
