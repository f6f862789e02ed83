import type { CartLine, Discount, DiscountKind, ShippingRates } from "@photomap/commerce";
import { sql } from "kysely";
import { PROJECT_EPOCH } from "../../photos/images/access-epoch.queries.ts";
import type { Connection } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { takenDiscountUses } from "../products/discount-use.queries.ts";
import { createCartAccessCondition } from "./cart.queries.ts";
import type {
  CartContent,
  CartOrder,
  CartProject,
  CartRow,
  CartStickerOrder,
  CartVariant,
} from "./cart.types.ts";

/** What a change adds to the cart, to be read with it. */
export interface CartAdditions {
  readonly variantIds?: readonly string[];
  readonly projectIds?: readonly string[];
  readonly stickerOrderIds?: readonly string[];
  readonly discountCode?: string;
}

interface ContentQuery extends CartAdditions {
  /** The requested cart; of a merged one, its target is read. */
  readonly cartId: string;
  readonly brand: string;
  readonly viewer: Viewer;
  readonly requestId?: string | undefined;
}

/** The row as JSON, which has text for dates and null where the rules expect an absent value. */
interface ContentRow extends CartRow {
  readonly lines: readonly CartLine[];
  readonly variants: readonly CartVariant[];
  readonly projects: readonly (Omit<CartProject, "updatedAt"> & { readonly updatedAt: string })[];
  readonly stickerOrders: readonly CartStickerOrder[];
  readonly discounts: readonly DiscountRow[];
  readonly shippingRates: ShippingRates;
  readonly order: CartOrder | null;
  readonly hasOpenOrder: boolean;
  readonly isRepeated: boolean;
}

interface DiscountRow {
  readonly id: string;
  readonly code: string | null;
  readonly title: string;
  readonly kind: DiscountKind["type"];
  readonly basisPoints: number | null;
  readonly amountMinor: number | null;
  readonly productIds: readonly string[] | null;
  readonly minimumSubtotalMinor: number | null;
  readonly usageLimit: number | null;
  readonly usedCount: number;
  readonly startsAt: string;
  readonly endsAt: string | null;
}

const LINES = sql`
  select jsonb_agg(jsonb_build_object(
    'id', id, 'variantId', variant_id, 'quantity', quantity,
    'customAttributes', custom_attributes, 'projectId', project_id,
    'stickerOrderId', sticker_order_id
  ) order by position) from line`;

/** SQL fragment: the items left of a variant; those reserved by the cart's own open order count. */
const AVAILABLE = sql`variant.stock - variant.reserved + coalesce((
  select sum(order_line.quantity) from shop_order
    join order_line on order_line.order_id = shop_order.id
  where shop_order.cart_id = wanted.id and shop_order.state in ('CREATED', 'AWAITING_PAYMENT')
    and order_line.variant_id = variant.id and order_line.has_stock
), 0)`;

function selectVariants({ variantIds = [], brand }: ContentQuery) {
  return sql`
    select jsonb_agg(jsonb_build_object(
      'id', variant.id, 'sku', variant.sku, 'title', variant.title,
      'priceMinor', variant.price_minor, 'selectedOptions', variant.selected_options,
      'requiresShipping', variant.requires_shipping, 'weightOz', variant.weight_oz,
      'lengthIn', variant.length_in,
      'isActive', variant.is_active and product.is_active, 'available', ${AVAILABLE},
      'sticker', variant.sticker, 'image', to_jsonb(image), 'product', jsonb_build_object(
        'id', product.id, 'handle', product.handle, 'title', product.title,
        'metafields', product.metafields
      )
    ))
    from product_variant variant join product on product.id = variant.product_id
      left join lateral (
        select key, alt_text as "altText", width, height from product_image
        where product_id = product.id
        order by position = variant.image_position desc nulls last, position limit 1
      ) as image on true
    where variant.id = any(array(select variant_id from line) || ${variantIds}::uuid[])
      and product.business_id = ${brand}`;
}

function selectProjects({ projectIds = [] }: ContentQuery) {
  return sql`
    select jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'designId', design_id, 'updatedAt', updated_at,
      'accessEpoch', ${sql.raw(PROJECT_EPOCH)}
    ))
    from project
    where id = any(array(select project_id from line) || ${projectIds}::text[])
      and deleted_at is null`;
}

const STICKER_ITEMS = sql`
  select jsonb_agg(jsonb_build_object(
    'sizeClass', size_class, 'quantityWithMoney', quantity_with_money,
    'quantityWithTokens', quantity_with_tokens
  ))
  from sticker_order_item where sticker_order_id = sticker_order.id`;

const STICKER_VARIANTS = sql`
  select jsonb_agg(jsonb_build_object(
    'id', variant.id, 'sku', variant.sku, 'sticker', variant.sticker
  ) order by variant.position)
  from product_variant variant join product on product.id = variant.product_id
  where variant.sticker ->> 'outputType' = sticker_order.output_type and variant.is_active
    and product.is_active and product.business_id = sticker_order.business_id`;

function selectStickerOrders({ stickerOrderIds = [], brand }: ContentQuery) {
  return sql`
    select jsonb_agg(jsonb_build_object(
      'id', id, 'ownerId', owner_id, 'outputType', output_type, 'status', status,
      'mapName', (select content ->> 'name' from project_snapshot where id = snapshot_id),
      'isInOtherCart', exists (
        select from cart_line
        where sticker_order_id = sticker_order.id and cart_id <> wanted.id
      ),
      'items', coalesce((${STICKER_ITEMS}), '[]'),
      'variants', coalesce((${STICKER_VARIANTS}), '[]')
    ))
    from sticker_order
    where id = any(array(select sticker_order_id from line) || ${stickerOrderIds}::text[])
      and sticker_order.business_id = ${brand}`;
}

const TAKEN_USES = takenDiscountUses(sql.ref("wanted.id"));

function selectDiscounts(discountCode: string | null) {
  return sql`
    select jsonb_agg(jsonb_build_object(
      'id', id, 'code', code, 'title', title, 'kind', kind, 'basisPoints', basis_points,
      'amountMinor', amount_minor, 'productIds', product_ids,
      'minimumSubtotalMinor', minimum_subtotal_minor, 'usageLimit', usage_limit,
      'usedCount', case when usage_limit is null then used_count else ${TAKEN_USES} end, 'startsAt', starts_at, 'endsAt', ends_at
    ) order by id)
    from discount
    where discount.business_id = wanted.business_id and is_active and (
      code in (wanted.discount_code, ${discountCode}::text)
      or code is null and starts_at <= now() and (ends_at is null or ends_at > now())
    )`;
}

/**
 * Reads a cart with everything its prices depend on. Returns undefined for a missing cart, for one
 * of another brand, and for another owner's.
 */
export async function findContent(
  db: Connection,
  query: ContentQuery,
): Promise<CartContent | undefined> {
  const { cartId, brand, viewer, requestId = null } = query;
  const { rows } = await sql<ContentRow>`
    with wanted as (
      select * from cart
      where id = coalesce((select merged_into from cart where id = ${cartId}), ${cartId})
        and business_id = ${brand}
        and ${createCartAccessCondition(viewer)}
    ), line as (
      select * from cart_line where cart_id = (select id from wanted)
    )
    select id, business_id as brand, owner_id as "ownerId", email, note, zip,
      shipping_option_id as "shippingOptionId", discount_code as "discountCode", version,
      completed_at as "completedAt", coalesce((${LINES}), '[]') as lines,
      coalesce((${selectVariants(query)}), '[]') as variants,
      coalesce((${selectProjects(query)}), '[]') as projects,
      coalesce((${selectStickerOrders(query)}), '[]') as "stickerOrders",
      coalesce((${selectDiscounts(query.discountCode ?? null)}), '[]') as discounts,
      (
        select rates from shipping_rates where business_id = wanted.business_id
      ) as "shippingRates", (
        select jsonb_build_object(
          'number', number, 'taxMinor', tax_minor, 'totalMinor', total_minor,
          'ownerId', shop_order.owner_id, 'email', shop_order.email, 'tokenGrant', token_grant,
          'halfTokensGranted', half_tokens_granted, 'state', state,
          'shippingOption', shipping_option, 'fulfillmentStatus', fulfillment_status,
          'createdAt', shop_order.created_at, 'paidAt', paid_at
        )
        from shop_order
        where wanted.completed_at is not null and cart_id = wanted.id
          and state in ('PAID', 'REFUNDED', 'NEEDS_REVIEW')
        order by number desc limit 1
      ) as "order",
      exists (
        select from shop_order
        where cart_id = wanted.id and state in ('CREATED', 'AWAITING_PAYMENT')
      ) as "hasOpenOrder",
      exists (
        select from cart_request where cart_id = wanted.id and request_id = ${requestId}::uuid
      ) as "isRepeated"
    from wanted`.execute(db);
  return rows[0] && readContent(rows[0]);
}

function readContent(row: ContentRow): CartContent {
  const projects = row.projects.map((project) => ({
    ...project,
    updatedAt: new Date(project.updatedAt),
  }));
  return {
    ...row,
    lines: row.lines.map((line) => ({
      ...line,
      projectId: line.projectId ?? undefined,
      stickerOrderId: line.stickerOrderId ?? undefined,
    })),
    variants: new Map(row.variants.map((variant) => [variant.id, variant])),
    projects: new Map(projects.map((project) => [project.id, project])),
    stickerOrders: new Map(row.stickerOrders.map((order) => [order.id, order])),
    discounts: row.discounts.map(readDiscount),
    order: row.order && {
      ...row.order,
      createdAt: new Date(row.order.createdAt),
      paidAt: row.order.paidAt && new Date(row.order.paidAt),
    },
  };
}

function readDiscount(row: DiscountRow): Discount {
  return {
    id: row.id,
    code: row.code ?? undefined,
    title: row.title,
    kind: readKind(row),
    productIds: row.productIds ?? undefined,
    minimumSubtotalMinor: row.minimumSubtotalMinor ?? undefined,
    usageLimit: row.usageLimit ?? undefined,
    usedCount: row.usedCount,
    startsAt: new Date(row.startsAt),
    endsAt: row.endsAt === null ? undefined : new Date(row.endsAt),
  };
}

function readKind({ kind, basisPoints, amountMinor }: DiscountRow): DiscountKind {
  switch (kind) {
    case "percentage":
      return { type: kind, basisPoints: basisPoints ?? 0 };
    case "fixed":
      return { type: kind, amountMinor: amountMinor ?? 0 };
    case "free-shipping":
      return { type: kind };
  }
}
