import { randomBytes, randomUUID } from "node:crypto";
import { createProduct, makeVariant, type TestBackend } from "@photomap/testing";
import { type AccountViewer, ANONYMOUS } from "../../../platform/viewer/viewer.ts";
import type { OrderPlacementRequest } from "../placement/order-placement.service.ts";
import { ADDRESS, EMAIL, fillCart, type Line } from "./buyer.ts";
import { signIn } from "./token-buyer.ts";

/** The variants of one output type. */
export interface StickerVariants {
  readonly smallId: string;
  readonly redemptionId: string;
}

export async function createStickers(test: TestBackend): Promise<StickerVariants> {
  const sku = "pm.sticker.VINYL_WALL_MAP";
  const product = await createProduct(test.backend, {
    handle: "vinyl-stickers",
    title: "Stickers",
    variants: [
      makeVariant({ sku: `${sku}.SMALL`, title: "Small", priceMinor: 125 }),
      makeVariant({ sku: `${sku}.TOKENS`, title: "Tokens", priceMinor: 0 }),
    ],
  });
  const [small, redemption] = product.variants;
  return { smallId: small?.id ?? "", redemptionId: redemption?.id ?? "" };
}

/** Creates an account with this many half-tokens. */
export async function signInWithTokens(
  test: TestBackend,
  halfTokens: number,
): Promise<AccountViewer> {
  const viewer = await signIn(test);
  if (halfTokens > 0) await addTokens(test, viewer, halfTokens);
  return viewer;
}

export async function addTokens(
  test: TestBackend,
  { accountId }: AccountViewer,
  halfTokens: number,
): Promise<void> {
  await test.query(
    `with changed as (
       update account set half_token_balance = half_token_balance + $2 where id = $1
       returning half_token_balance as balance
     ), posted as (
       insert into token_transaction (account_id, reason, source_id, half_tokens, starting_balance,
         ending_balance)
       select $1, 'PROMOTION', $3, $2, balance - $2, balance from changed returning id
     )
     insert into token_entry (transaction_id, ledger_account, half_tokens)
     select id, $1, $2 from posted union all select id, 'promotions', -$2 from posted`,
    [accountId, halfTokens, randomUUID()],
  );
}

/** SMALL stickers of one opening, which cost half a token each. */
export interface StickerUnits {
  readonly money?: number;
  readonly tokens?: number;
}

/** Stores a sticker order that waits for its payment and returns its id. */
export async function storeStickers(
  test: TestBackend,
  ownerId: string,
  { money = 0, tokens = 0 }: StickerUnits,
): Promise<string> {
  const projectId = randomBytes(3).toString("hex");
  const id = `${projectId}-${randomBytes(6).toString("hex")}`;
  await test.query(
    `with copied as (
       insert into project_snapshot (project_id, owner_id, version, content, hash)
       values ($2, $3, 1, '{}', $1) returning id
     ), ordered as (
       insert into sticker_order (id, business_id, owner_id, project_id, snapshot_id, output_type,
         output_scale, request_id)
       select $1, 'pm', $3, $2, id, 'VINYL_WALL_MAP', 1, gen_random_uuid() from copied returning id
     )
     insert into sticker_order_item (sticker_order_id, opening_id, size_class, quantity,
       quantity_with_money, quantity_with_tokens, input_hash)
     select id, 'CO', 'SMALL', $4::int + $5::int, $4, $5, '' from ordered`,
    [id, projectId, ownerId, money, tokens],
  );
  return id;
}

/** Adds the lines of a sticker order to a cart. */
export async function addStickerLines(
  test: TestBackend,
  cartId: string,
  { variants, stickerOrderId, money = 0, tokens = 0 }: StickerUnits & StickerLines,
): Promise<void> {
  const orderId = { key: "Order ID", value: stickerOrderId };
  const used = { key: "Tokens Used", value: String(tokens / 2) };
  const lines = [
    { variantId: variants.smallId, quantity: money, attributes: [orderId] },
    { variantId: variants.redemptionId, quantity: tokens, attributes: [orderId, used] },
  ].filter(({ quantity }) => quantity > 0);
  for (const [position, { variantId, quantity, attributes }] of lines.entries()) {
    await test.query(
      `insert into cart_line (id, cart_id, position, variant_id, quantity, custom_attributes,
         sticker_order_id)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`,
      [cartId, 100 + position, variantId, quantity, JSON.stringify(attributes), stickerOrderId],
    );
  }
}

interface StickerLines {
  readonly variants: StickerVariants;
  readonly stickerOrderId: string;
}

interface StickerCart extends StickerUnits, StickerLines {
  readonly lines?: readonly Line[];
  readonly code?: string;
}

/** Fills a cart with the lines of a sticker order and returns the input that places it. */
export async function fillStickerCart(
  test: TestBackend,
  { lines = [], code, ...stickers }: StickerCart,
): Promise<OrderPlacementRequest> {
  const { checkoutId, brand } = await fillCart(test, lines);
  await addStickerLines(test, checkoutId, stickers);
  const target = { brand, checkoutId, viewer: ANONYMOUS };
  const networks = { ip: randomUUID() };
  if (code !== undefined) await test.backend.carts.applyCode(networks, target, code);
  const details = { zip: "48104", shippingOptionId: "standard" };
  const answer = await test.backend.carts.changeDetails(target, details);
  const version = answer.checkout?.cart.version ?? 0;
  return { brand, checkoutId, version, email: EMAIL, address: ADDRESS };
}

export async function readSticker(test: TestBackend, id: string): Promise<Record<string, unknown>> {
  const [row] = await test.query(
    `select status, order_id, paid_at is not null as is_paid, shipped_at is not null as is_shipped
     from sticker_order where id = $1`,
    [id],
  );
  if (row === undefined) throw new Error(`There is no sticker order ${id}`);
  return row;
}

/** Notes that finished sheets have these stickers, as a worker does. */
export async function markStickersMade(test: TestBackend, ids: readonly string[]): Promise<void> {
  await test.query("update sticker_order set made_at = now() where id = any($1)", [ids]);
}

/** Lists, for the whole database, each account whose balance, reservations or ledger disagree. */
export function findTokenDifferences(test: TestBackend): Promise<Record<string, unknown>[]> {
  return test.query(
    `with entered as (
       select ledger_account, sum(half_tokens) as half_tokens from token_entry group by 1
     ), held as (
       select account_id, sum(half_tokens) as half_tokens from token_hold
       where state = 'HELD' group by 1
     )
     select id, half_token_balance, half_tokens_reserved from account
     left join entered on entered.ledger_account = account.id
     left join held on held.account_id = account.id
     where half_token_balance <> coalesce(entered.half_tokens, 0)
       or half_tokens_reserved <> coalesce(held.half_tokens, 0)
     union all
     select 'sum', sum(half_tokens)::int, 0 from token_entry having sum(half_tokens) <> 0`,
  );
}
