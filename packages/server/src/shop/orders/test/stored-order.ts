import { randomUUID } from "node:crypto";
import type { TestBackend } from "@photomap/testing";
import type { AccountViewer } from "../../../platform/viewer/viewer.ts";

export async function signIn(
  test: TestBackend,
  email = `${randomUUID()}@mail.example`,
): Promise<AccountViewer> {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id };
}

interface OrderFacts {
  readonly email?: string;
  readonly brand?: "pm" | "tbl";
  readonly state?: string;
  readonly isPaid?: boolean;
  readonly reviewReason?: string;
  readonly projectId?: string;
  readonly createdAt?: Date;
}

/** Stores an order with one line, without its history, and returns its number. */
export async function storeOrder(test: TestBackend, facts: OrderFacts): Promise<number> {
  const { brand = "pm", state = "PAID", isPaid = true, createdAt = new Date() } = facts;
  const cartId = randomUUID();
  await test.query("insert into cart (id, business_id) values ($1, $2)", [cartId, brand]);
  const [order] = await test.query(
    `insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, email,
       subtotal_minor, total_minor, paid_minor, paid_at, review_reason, created_at)
     values ($1, $2, 1, '', $3, $4, 4900, 4900, $5, case when $6 then now() end, $7, $8)
     returning id, number`,
    [
      brand,
      cartId,
      state,
      facts.email ?? `${randomUUID()}@mail.example`,
      isPaid ? 4900 : 0,
      isPaid,
      facts.reviewReason ?? null,
      createdAt,
    ],
  );
  await test.query(
    `insert into order_line (order_id, position, handle, sku, title, quantity, unit_price_minor,
       project_id)
     values ($1, 0, 'framed-map', 'FRAMED-MAP', 'Framed Map', 1, 4900, $2)`,
    [order?.["id"], facts.projectId ?? null],
  );
  return Number(order?.["number"]);
}
