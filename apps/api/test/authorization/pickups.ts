import { randomUUID } from "node:crypto";
import type { TestBackend } from "@photomap/testing";
import type { Operation } from "./operation.ts";
import type { People } from "./stage.ts";

const PICKUP = { id: randomUUID(), projectId: "Pick01" };

/** Creates a pickup order of the owner, for a project without other viewers. */
export async function createPickup(
  test: Pick<TestBackend, "query">,
  people: People,
): Promise<void> {
  await insertPickup(test, {
    ...PICKUP,
    ownerId: people.owner.identity ?? "",
    state: "PLACED",
  });
}

interface PickupRow {
  readonly id: string;
  readonly projectId: string;
  readonly ownerId: string;
  readonly state: string;
}

export async function insertPickup(
  test: Pick<TestBackend, "query">,
  { id, projectId, ownerId, state }: PickupRow,
): Promise<void> {
  await test.query(
    `insert into pickup_order (id, business_id, owner_id, project_id, batch_id, prints_hash, state,
       store, zip, products)
     values ($1, 'pm', $2, $3, gen_random_uuid(), '', $4, $5, '48226', $6)`,
    [id, ownerId, projectId, state, JSON.stringify(STORE), JSON.stringify([PRODUCT])],
  );
}

const STORE = {
  storeNum: "1001",
  promiseTime: "11-18-2026 12:00 PM",
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

const PRODUCT = {
  productId: "6560003",
  productSize: "4x6",
  productPrice: { amountMinor: 40, currency: "USD" },
  images: [{ renderId: randomUUID(), quantity: 3 }],
};

/**
 * The operations of pickups. The chain is not set up, which is the answer for every viewer who may
 * order.
 */
export const PICKUP_OPERATIONS: Readonly<Record<string, Operation>> = {
  "Query.walgreensProducts": { write: () => "{ walgreensProducts { __typename } }" },
  "Query.walgreensStores": {
    write: () =>
      `{ walgreensStores(input: { zip: "48226", productDetails: [{ productId: "6560003", qty: 3 }] }) {
         __typename } }`,
  },
  "Query.pickupOrder": {
    write: () => `{ pickupOrder(id: "${PICKUP.id}") { state store { street } } }`,
  },
  "Query.pickupOrders": {
    write: () => `{ pickupOrders(fileId: "${PICKUP.projectId}") { id } }`,
  },
};

/** Writes a mutation that orders the prints of a project's batch. */
export function writeSubmission(batchId: string): string {
  return `mutation { walgreensSubmitOrder(input: { batchId: "${batchId}", firstName: "Customer",
    lastName: "12", email: "customer@mail.example", phone: "3135550123", zip: "48226",
    storeNum: "1001", promiseTime: "11-18-2026 12:00 PM", openingIds: [],
    productDetails: [{ productId: "6560003",
      imageDetails: [{ printFileId: "0193a000-0000-7000-8000-000000000009", qty: 1 }] }] }) {
    __typename ... on Refusal { message } } }`;
}
