import type { Pool } from "pg";
import { insertPickup, type SeededPickup } from "./insert-pickup.ts";

const getId = (number: number) => `5eed00${number}-0000-4000-8000-000000000000`;

const ORDERS: readonly Omit<SeededPickup, "ownerId" | "projectId">[] = [
  {
    id: getId(21),
    state: "UNKNOWN",
    daysAgo: 0.1,
    answer: { kind: "unknown", reason: "timeout" },
    prints: [
      ["4x6", 12],
      ["8x10", 2],
    ],
    hasCustomer: true,
  },
  {
    id: getId(22),
    state: "PLACED",
    daysAgo: 1,
    chainOrderId: "4200001",
    answer: { kind: "placed" },
    prints: [["5x7", 6]],
    hasCustomer: true,
  },
  {
    id: getId(23),
    state: "REFUSED",
    daysAgo: 3,
    answer: { kind: "refused", code: "915", message: "The store is closed for pickup today." },
    prints: [["4x6", 48]],
    hasCustomer: true,
  },
  {
    id: getId(24),
    state: "FAILED",
    daysAgo: 120,
    answer: { kind: "unavailable", reason: "not connected" },
    prints: [["8x10", 1]],
    hasCustomer: false,
  },
];

/** Creates pickup orders that were placed, refused, failed and lost; idempotent. */
export async function seedPickups(pool: Pool, email: string, projectId: string): Promise<void> {
  const { rows } = await pool.query("select id from account where email = $1", [email]);
  const ownerId = String(rows[0]?.id);
  for (const order of ORDERS) await insertPickup(pool, { ...order, ownerId, projectId });
}
