import type { TestBackend } from "@photomap/testing";

/** Orders per statement, few enough for the statement's time limit. */
const BATCH = 5_000;

/**
 * Inserts `count` orders over two years, most of them paid and shipped, with names and addresses
 * from a few hundred words; every eighth has a map.
 */
export async function insertManyOrders(
  { query }: Pick<TestBackend, "query">,
  count: number,
): Promise<void> {
  for (let from = 1; from <= count; from += BATCH) {
    const range = [from, Math.min(count, from + BATCH - 1)];
    await query(
      "insert into cart (id, business_id) select 'many-' || i, 'pm' from generate_series($1::int, $2::int) i",
      range,
    );
    await query(INSERT_ORDERS, [count, ...range]);
    await query(INSERT_LINES, range);
  }
  await query(
    `insert into order_print (order_line_id, order_id, project_id)
     select id, order_id, project_id from order_line where project_id is not null`,
  );
  await query("vacuum analyze shop_order");
  await query("analyze cart, order_line, order_print");
}

const INSERT_LINES = `
  insert into order_line (order_id, position, handle, sku, title, quantity, unit_price_minor,
    project_id)
  select id, position, 'framed', 'SKU-' || position, 'Framed map', 1 + position, 4900,
    case when number % 8 = 0 and position = 0 then 'Map001' end
  from shop_order, generate_series(0, 1) as position
  where number between 100000 + $1::int and 100000 + $2::int`;

const INSERT_ORDERS = `
  with person as (
    select i, (array['Customer','Buyer','Client','Shopper','Visitor','Guest','Member','Owner',
        'Subscriber','Recipient'])[1 + i % 10] || ' ' || (array['Turquoise','Red','Orange','Yellow',
        'Green','Violet','Brown','Black','White','Gray','Silver','Golden','Indigo','Crimson',
        'Blue'])[1 + i / 10 % 15]
        || to_char(i % 977, 'FM000') as name,
      (100 + i % 900) || ' ' || (array['Oak','Maple','Lake','Hill','Sunset','Cedar','Park','Washington',
        'River','Church'])[1 + i / 7 % 10] || ' Street' as line1,
      (array['Grand Rapids','Austin','Denver','Portland','Madison','Tucson','Savannah','Boise',
        'Duluth','Fargo'])[1 + i / 3 % 10] as city,
      (array['MI','TX','CO','OR','WI','AZ','GA','ID','MN','ND'])[1 + i / 3 % 10] as state,
      to_char(10000 + i * 7 % 89999, 'FM00000') as zip
    from generate_series($2::int, $3::int) i
  ), facts as (
    select *, lower(replace(name, ' ', '.')) || i || '@mail.example' as email,
      case when i % 100 < 3 then 'AWAITING_PAYMENT' when i % 100 < 8 then 'EXPIRED'
        when i % 100 < 9 then 'NEEDS_REVIEW' when i % 100 < 12 then 'REFUNDED' else 'PAID' end as state_of,
      case when i > $1::int * 0.99 then 'UNFULFILLED' when i % 200 = 50 then 'PARTIALLY_FULFILLED'
        else 'FULFILLED' end as sent,
      now() - make_interval(secs => ($1::int - i) * 730 * 86400.0 / $1::int) as placed_at
    from person
  )
  insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, email, name,
    shipping_address, subtotal_minor, total_minor, paid_minor, paid_at, review_reason,
    fulfillment_status, search_text, number, created_at)
  select case when i % 4 = 0 then 'tbl' else 'pm' end, 'many-' || i, 1, '', state_of, email, name,
    jsonb_build_object('line1', line1, 'city', city, 'state', state, 'postalCode', zip, 'country', 'US'),
    14700, 14700, case when is_paid then 14700 else 0 end, case when is_paid then placed_at end,
    case when state_of = 'NEEDS_REVIEW' then 'Sold out' end, sent,
    lower(concat_ws(' ', 100000 + i, name, email, line1, city, state, zip, 'US')), 100000 + i, placed_at
  from facts, lateral (select state_of in ('PAID', 'NEEDS_REVIEW', 'REFUNDED') as is_paid) as payment
  order by i`;
