import { createStickerLines, createStickerSet } from "@photomap/commerce";
import type { AccountViewer, Backend, StickerOrder } from "@photomap/server";

/** The ids of the requests, fixed so that the seed can be repeated. */
const ORDERED = "5eed0000-0000-4000-8000-000000000005";
const IN_CART = "5eed0000-0000-4000-8000-000000000006";
const TOKENS = "5eed0000-0000-4000-8000-000000000007";

/** The openings to order, each for one token: their stickers are medium. */
const ORDERED_STATES = ["CO", "UT", "WY", "OR", "MI"];
const CART_STATES = ["ME", "TX"];

interface People {
  readonly owner: AccountViewer;
  readonly admin: AccountViewer;
}

/**
 * Creates a sticker order that is paid with tokens and waits to be printed, and one in the owner's
 * cart. Idempotent. Needs the products and the states map.
 */
export async function seedStickers(
  backend: Backend,
  { owner, admin }: People,
  projectId: string,
): Promise<void> {
  const amount = { tokens: ORDERED_STATES.length, note: "For the first stickers" };
  const adjustment = { accountId: owner.accountId, requestId: TOKENS, ...amount };
  await backend.staff.tokens.adjust({ ...admin, staffRole: "ADMIN" }, adjustment);
  const paid = await create(backend, owner, {
    projectId,
    requestId: ORDERED,
    openings: ORDERED_STATES,
    isPaidWithTokens: true,
  });
  if (paid?.status === "AWAITING_PAYMENT" && (await addToCart(backend, owner, paid))) {
    await placeOrder(backend, owner);
  }
  const inCart = await create(backend, owner, {
    projectId,
    requestId: IN_CART,
    openings: CART_STATES,
  });
  if (inCart !== undefined) await addToCart(backend, owner, inCart);
}

interface Wanted {
  readonly projectId: string;
  readonly requestId: string;
  readonly openings: readonly string[];
  readonly isPaidWithTokens?: boolean;
}

/** Creates a sticker order; undefined when the map has changed since. */
async function create(
  { stickers }: Backend,
  owner: AccountViewer,
  { projectId, requestId, openings, isPaidWithTokens = false }: Wanted,
): Promise<StickerOrder | undefined> {
  const quantities = {
    quantity: 1,
    quantityWithMoney: isPaidWithTokens ? 0 : 1,
    quantityWithTokens: isPaidWithTokens ? 1 : 0,
  };
  const result = await stickers.create(owner, {
    projectId,
    requestId,
    outputType: "VINYL_WALL_MAP",
    stickers: openings.map((openingId) => ({ openingId, scale: 1, ...quantities })),
  });
  return result.kind === "created" ? result.order : undefined;
}

async function addToCart(
  { carts, products }: Backend,
  owner: AccountViewer,
  order: StickerOrder,
): Promise<boolean> {
  const product = (await products.listStickers("pm")).find(({ variants }) =>
    variants.some(({ sticker }) => sticker?.outputType === order.outputType),
  );
  const set = createStickerSet(order.outputType, product?.variants ?? []);
  const created = createStickerLines(order, set);
  if (created.kind === "refused") return false;
  const caller = { viewer: owner, networks: { ip: "seed" } };
  const { problems } = await carts.open(caller, { brand: "pm", lines: created.lines });
  return problems.length === 0;
}

/** Places the cart's order; five stickers ship free, so that nothing is left to pay. */
async function placeOrder(backend: Backend, owner: AccountViewer): Promise<void> {
  const { carts, placements } = backend;
  const opened = await carts.findOpen(owner, "pm");
  if (opened === undefined) return;
  const target = { brand: "pm", checkoutId: opened.cart.id, viewer: owner } as const;
  const details = { zip: "49503", shippingOptionId: "standard" };
  const { checkout } = await carts.changeDetails(target, details);
  if (checkout === undefined) return;
  const address = {
    name: "Map owner",
    line1: "212 Oak Street",
    city: "Grand Rapids",
    state: "MI",
    zip: "49503",
  };
  const placed = await placements.place(
    { viewer: owner, networks: { ip: "seed" } },
    {
      ...target,
      version: checkout.cart.version,
      email: owner.email,
      address,
    },
  );
  if (placed.kind !== "placed")
    throw new Error(`Stickers are not ordered: ${JSON.stringify(placed)}`);
}
