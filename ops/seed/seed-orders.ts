import { findOrderShipByDay } from "@photomap/commerce";
import {
  AccountAdminService,
  type Backend,
  databaseVariables,
  openDatabase,
  parseConfig,
} from "@photomap/server";
import { listSeededOrders, type SeededOrder, type Story } from "./order-stories.ts";
import { SEEDED_ACCOUNTS, signIn } from "./seed.ts";
import { openSeedBackend } from "./seed-backend.ts";
import { seedPayments } from "./seed-payments.ts";
import { seedPickups } from "./seed-pickups.ts";
import { seedStickers } from "./seed-stickers.ts";

type DatabaseHandle = ReturnType<typeof openDatabase>;

const MAP_BUYER = SEEDED_ACCOUNTS[0].email;
const ADMIN = SEEDED_ACCOUNTS[3].email;
/** The days of the shipping option of `INSERT_ORDER`. */
const DAYS = { makingDays: 3, minTransitDays: 3, maxTransitDays: 5 } as const;
const MAP_DESIGN = "50-states-36x24";
const STAFF = [
  { email: SEEDED_ACCOUNTS[2].email, role: "EMPLOYEE" },
  { email: SEEDED_ACCOUNTS[3].email, role: "ADMIN" },
] as const;

/**
 * Creates staff, and orders of the last 60 days in all states; idempotent. Needs the products and
 * the Stripe double, where the orders are paid.
 */
export async function seedOrders(services: NodeJS.ProcessEnv): Promise<void> {
  const { DATABASE_URL } = parseConfig(databaseVariables, services);
  const database = openDatabase(DATABASE_URL, 2);
  const backend = await openSeedBackend(services);
  try {
    await grantRoles(database);
    const known = await listIds(database, "select id from cart where id like 'seed-%'", []);
    const [projectId] = await listIds(database, FIND_PROJECT, [MAP_BUYER, MAP_DESIGN]);
    for (const order of listSeededOrders(MAP_BUYER)) {
      if (known.includes(getCartId(order))) continue;
      const id = await insertOrder(database, order, projectId);
      if (order.hasMap) await freezePrints(database, backend, id);
    }
    await seedPayments(database, backend.paymentProvider);
    if (projectId !== undefined) {
      await seedPickups(database.pool, MAP_BUYER, projectId);
      const [owner, admin] = [await signIn(backend, MAP_BUYER), await signIn(backend, ADMIN)];
      await seedStickers(backend, { owner, admin }, projectId);
    }
  } finally {
    await backend.close();
    await database.close();
  }
}

/** Grants the roles that are missing: granting one again would end the account's sessions. */
async function grantRoles({ db, pool }: DatabaseHandle): Promise<void> {
  for (const { email, role } of STAFF) {
    const { rows } = await pool.query("select role from account where email = $1", [email]);
    if (rows[0]?.role !== role) await new AccountAdminService(db).grant(email, role);
  }
}

const FIND_PROJECT = `
  select project.id from project join account on account.id = owner_id
  where lower(email) = $1 and design_id = $2 and project.deleted_at is null limit 1`;

/** Selects variants with the design's size. */
const FIND_MAP_VARIANTS = `
  select variant.id from product_variant variant join product on product.id = product_id
  where product.business_id = 'pm' and exists (
    select from jsonb_array_elements(selected_options) as chosen
    where metafields -> 'sizes' -> (chosen ->> 'value') ->> 'designId' = $1
  ) order by sku`;

const FIND_OTHER_VARIANTS = `
  select variant.id from product_variant variant join product on product.id = product_id
  where metafields ->> 'personalizationType' is null and variant.is_active
    and product.is_listed and product.business_id = $1
  order by md5(sku)`;

async function listIds(
  { pool }: DatabaseHandle,
  statement: string,
  values: readonly unknown[],
): Promise<string[]> {
  const { rows } = await pool.query(statement, [...values]);
  return rows.map(({ id }) => String(id));
}

function getCartId({ index }: SeededOrder): string {
  return `seed-${index}`;
}

interface Facts {
  readonly state: string;
  readonly fulfillment: string;
  /** The shipped units of each line. */
  readonly sentUnits: number;
  readonly isCanceled: boolean;
  readonly isPaid: boolean;
  readonly reviewReason: string | null;
}

function describeStory(story: Story): Facts {
  const paid = {
    state: "PAID",
    fulfillment: "UNFULFILLED",
    sentUnits: 0,
    isCanceled: false,
    isPaid: true,
    reviewReason: null,
  };
  switch (story) {
    case "sent":
    case "partly-refunded":
      return { ...paid, fulfillment: "FULFILLED", sentUnits: 2 };
    case "partly-sent":
      return { ...paid, fulfillment: "PARTIALLY_FULFILLED", sentUnits: 1 };
    case "to-send":
      return paid;
    case "refunded":
      return { ...paid, state: "REFUNDED" };
    case "canceled":
      return { ...paid, state: "REFUNDED", isCanceled: true };
    case "needs-review":
      return { ...paid, state: "NEEDS_REVIEW", reviewReason: "Paid after the last item was sold." };
    case "expired":
      return { ...paid, state: "EXPIRED", isPaid: false };
    case "awaiting-payment":
      return { ...paid, state: "AWAITING_PAYMENT", isPaid: false };
  }
}

async function insertOrder(
  database: DatabaseHandle,
  order: SeededOrder,
  projectId: string | undefined,
): Promise<string> {
  const { index, story, hasMap, name, email, address, daysAgo } = order;
  const businessId = !hasMap && index % 4 === 1 ? "tbl" : "pm";
  const others = await listIds(database, FIND_OTHER_VARIANTS, [businessId]);
  const maps = hasMap ? await listIds(database, FIND_MAP_VARIANTS, [MAP_DESIGN]) : [];
  const start = (index * 3) % others.length;
  const map = maps[index % Math.max(1, maps.length)];
  const lines = [
    ...(map === undefined ? [] : [{ id: map, quantity: 1, projectId }]),
    ...others.slice(start, start + 1 + (index % 3)).map((id) => ({ id, quantity: 2 })),
  ];
  const facts = describeStory(story);
  const { rows } = await database.pool.query(INSERT_ORDER, [
    getCartId(order),
    businessId,
    facts.state,
    email,
    name,
    JSON.stringify(address),
    JSON.stringify(lines),
    facts.isPaid,
    daysAgo,
    facts.fulfillment,
    facts.sentUnits,
    facts.isCanceled,
    facts.reviewReason,
    story === "partly-refunded" ? 1000 : facts.state === "REFUNDED" ? null : 0,
    story === "to-send" || story === "partly-sent" ? findShipBy(daysAgo) : null,
  ]);
  const id = String(rows[0]?.id);
  await database.pool.query(UPDATE_SEARCH, [id]);
  return id;
}

/** The last day to ship an order in time that was placed so many days ago. */
function findShipBy(daysAgo: number): string | null {
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000);
  const [state, fulfillmentStatus] = ["PAID", "UNFULFILLED"] as const;
  const order = { state, fulfillmentStatus, shippingOption: DAYS, createdAt, paidAt: null };
  return findOrderShipByDay(order);
}

async function freezePrints({ db }: DatabaseHandle, { orderPrints }: Backend, orderId: string) {
  await db.transaction().execute((transaction) => orderPrints.freezeWithin(transaction, orderId));
}

const UPDATE_SEARCH = `
  update shop_order set search_text = lower(concat_ws(' ', number, name, email,
    shipping_address ->> 'line1', shipping_address ->> 'city', shipping_address ->> 'state',
    shipping_address ->> 'postalCode'))
  where id = $1`;

/** Inserts an order; $14 is the refund in cents, or null for everything. Its payment follows. */
const INSERT_ORDER = `
  with opened as (
    insert into cart (id, business_id, completed_at, created_at, updated_at)
    values ($1, $2, case when $8::boolean then now() end, now(), now()) returning id
  ), wanted as (
    select row_number() over () - 1 as line_position, variant.*, product.handle,
      product.title as product_title, given.quantity, given."projectId" as project_id, (
        select jsonb_build_object('key', key, 'altText', alt_text, 'width', width, 'height', height)
        from product_image where product_image.product_id = product.id
          and product_image.position = coalesce(image_position, 0)
      ) as image
    from jsonb_to_recordset($7::jsonb) as given (id uuid, quantity int, "projectId" text)
      join product_variant variant on variant.id = given.id
      join product on product.id = variant.product_id
  ), priced as (
    select sum(price_minor * quantity)::int as subtotal,
      case when sum(price_minor * quantity) >= 7500 then 0 else 750 end as shipping,
      now() - make_interval(secs => $9::float * 86400) as placed_at
    from wanted
  ), placed as (
    insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, email, name,
      shipping_address, billing_address, subtotal_minor, shipping_minor, tax_minor, total_minor,
      shipping_option, paid_minor, refunded_minor, paid_at, canceled_at, cancel_reason,
      review_reason, fulfillment_status, session_expires_at, created_at, updated_at, ship_by)
    select $2, opened.id, 1, '', $3, $4, $5, $6::jsonb, $6::jsonb, subtotal, shipping, tax, total,
      '{"id": "standard", "title": "Standard",
        "makingDays": 3, "minTransitDays": 3, "maxTransitDays": 5}',
      case when $8 then total else 0 end, least(coalesce($14::int, total), total),
      case when $8 then placed_at + interval '3 minutes' end,
      case when $12::boolean then placed_at + interval '1 day' end,
      case when $12 then 'CUSTOMER' end, $13, $10, placed_at + interval '90 days', placed_at, placed_at,
      $15::date
    from opened, priced, lateral (select round(subtotal * 0.06)::int as tax) as taxed,
      lateral (select subtotal + shipping + tax as total) as summed
    returning *
  ), named as (
    insert into order_line (order_id, position, variant_id, product_id, handle, sku, title,
      variant_title, description, image, selected_options, project_id, quantity, unit_price_minor,
      requires_shipping, fulfilled_quantity, refunded_quantity)
    select placed.id, line_position, wanted.id, product_id, handle, sku, product_title, wanted.title,
      coalesce((select string_agg((chosen ->> 'name') || ': ' || (chosen ->> 'value'), ', ')
        from jsonb_array_elements(selected_options) as chosen), ''),
      image, selected_options, project_id, quantity, price_minor, requires_shipping,
      least($11::int, quantity), case when $14::int is null then quantity else 0 end
    from placed, wanted
    returning id, order_id, fulfilled_quantity
  ), sent as (
    insert into order_fulfillment (order_id, request_id, lines, tracking_company, tracking_number,
      tracking_url, created_at)
    select placed.id, gen_random_uuid(), lines, 'UPS', '1Z' || lpad(placed.number::text, 16, '7'),
      'https://www.ups.com/track', placed_at + interval '2 days'
    from placed, priced, lateral (
      select jsonb_agg(jsonb_build_object('lineId', named.id, 'quantity', fulfilled_quantity)) as lines
      from named where fulfilled_quantity > 0
    ) as units
    where lines is not null
  ), refunded as (
    insert into order_refund (order_id, source_id, amount_minor, reason, status, created_at,
      finished_at)
    select id, 'seed', refunded_minor, 'Seeded', 'SUCCESS', created_at + interval '3 days',
      created_at + interval '3 days'
    from placed where refunded_minor > 0
  )
  select id from placed`;
