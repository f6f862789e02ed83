import type { Pool } from "pg";

export const ORDER_TABLES = ["cart", "shop_order", "order_line", "order_print"];

/** The customer whose orders are searched; no other has this name and address. */
export const CUSTOMER = {
  name: "Lisdor Kenmaruvo",
  email: "lisdor.kenmaruvo@post.example",
  orders: 20,
} as const;

const SYLLABLES = `array['ba','ber','bo','da','del','do','dor','el','fa','fen','gar','gi','go','ha',
  'hil','in','ja','jon','ka','ken','ki','la','lis','lo','ma','mar','mel','mi','na','nel','no','or',
  'pa','per','po','ra','ren','ri','ros','ru','sa','sel','si','so','ta','tam','ti','to','tor','u',
  'va','ver','vi','vo','wa','wil','ya','yo','za','zel']`;

/** A syllable chosen by the person and the position in the name. */
const syllable = (seed: number) =>
  `syllables[1 + (hashint8extended(person, ${seed}) & 1048575) % 60]`;

const PEOPLE = `
  select i, person, ${syllable(1)} || ${syllable(2)} as first_name,
    ${syllable(3)} || ${syllable(4)} || ${syllable(5)} || ${syllable(6)} as last_name,
    (1 + person % 9899) || ' ' || initcap(${syllable(7)} || ${syllable(8)}) || ' Street' as line1,
    initcap(${syllable(9)} || ${syllable(10)}) as city,
    (array['MI','TX','CO','OR','WI','AZ','GA','ID','MN','ND'])[1 + person % 10] as region,
    to_char(10000 + person * 7919 % 89999, 'FM00000') as zip
  from (select i, i * 3 / 4 as person from generate_series(1, $1::bigint) as i) as orders,
    (select ${SYLLABLES} as syllables) as word`;

/**
 * Orders over two years, four for three customers, most of them paid and shipped, the last 200
 * open. A constant number of them, spread over the whole time, belongs to `CUSTOMER`.
 */
const INSERT_ORDERS = `
  with facts as (
    select i, line1, city, region, zip,
      case when is_searched then $2 else initcap(first_name) || ' ' || initcap(last_name) end as name,
      case when is_searched then $3
        else first_name || '.' || last_name || person || '@mail.example' end as email,
      case when i % 100 < 3 then 'EXPIRED' when i % 100 < 5 then 'REFUNDED' else 'PAID' end as state,
      case when i > $1::bigint - 200 then 'UNFULFILLED' else 'FULFILLED' end as sent,
      now() - make_interval(secs => ($1::bigint - i) * 730 * 86400.0 / $1::bigint) as placed_at
    from (${PEOPLE}) as people,
      lateral (select i % ($1::bigint / ${CUSTOMER.orders}) = 7 as is_searched) as customer
  )
  insert into shop_order (number, business_id, owner_id, cart_id, cart_version, cart_hash, state,
    email, name, shipping_address, subtotal_minor, shipping_minor, tax_minor, total_minor, paid_minor,
    paid_at, shipping_option, session_id, payment_intent_id, session_expires_at, fulfillment_status,
    search_text, created_at)
  select 100000 + i, case when i % 4 = 0 then 'tbl' else 'pm' end, 'account-' || i % 1000003,
    'cart-' || i, 3, md5(i::text), state, email, name, jsonb_build_object('line1', line1,
      'city', city, 'state', region, 'postalCode', zip, 'country', 'US'),
    4900, 700, 294, 5894, case when is_paid then 5894 else 0 end,
    case when is_paid then placed_at end, '{"id": "standard", "title": "Standard"}',
    'session-' || i, case when is_paid then 'payment-' || i end, placed_at + interval '1 day', sent,
    lower(concat_ws(' ', 100000 + i, name, email, line1, city, region, zip)), placed_at
  from facts, lateral (select state <> 'EXPIRED' as is_paid) as payment`;

const INSERT_CARTS = `
  insert into cart (id, business_id, owner_id, version, completed_at)
  select 'cart-' || i, 'pm', 'account-' || i % 1000003, 3, now()
  from generate_series(1, $1::bigint) as i`;

const INSERT_LINES = `
  insert into order_line (order_id, position, handle, sku, title, quantity, unit_price_minor, project_id)
  select id, position, 'framed', 'SKU-' || position, 'Framed map', 1, 4900,
    case when number % 8 = 0 and position = 0 then 'Map001' end
  from shop_order cross join lateral generate_series(0, (number % 4 = 0)::int) as position`;

const INSERT_PRINTS = `
  insert into order_print (order_line_id, order_id, project_id)
  select id, order_id, project_id from order_line where project_id is not null`;

export async function fillOrders(pool: Pool, orders: number): Promise<void> {
  await pool.query(INSERT_CARTS, [orders]);
  await pool.query(INSERT_ORDERS, [orders, CUSTOMER.name, CUSTOMER.email]);
  await pool.query(INSERT_LINES);
  await pool.query(INSERT_PRINTS);
  await pool.query("select setval('order_number', $1)", [100_000 + orders]);
}
