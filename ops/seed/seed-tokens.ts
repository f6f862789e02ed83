import type { AccountViewer, Backend } from "@photomap/server";

/** The ids of the requests, fixed so that the seed can be repeated. */
const GIFT = "5eed0000-0000-4000-8000-000000000001";
const CORRECTION = "5eed0000-0000-4000-8000-000000000002";
const REDEEMED_VOUCHER = "5eed0000-0000-4000-8000-000000000003";
const VOUCHER = "5eed0000-0000-4000-8000-000000000004";

export const SEEDED_PROMOTION = "summer-of-maps";

const PROMOTION = {
  id: SEEDED_PROMOTION,
  brand: "pm",
  title: "Summer of maps",
  description: "Tell us about your summer trip and get tokens for its stickers.",
  status: "OPEN",
  maxEntries: 50,
  tokens: 2,
  startsAt: new Date("2026-01-01T05:00:00Z"),
} as const;

interface People {
  readonly owner: AccountViewer;
  readonly family: AccountViewer;
  readonly admin: AccountViewer;
}

/**
 * Creates a promotion with an approved and a waiting entry, the owner's transactions and a voucher.
 * Idempotent. Resolves to the voucher's code until it is redeemed.
 */
export async function seedTokens(backend: Backend, people: People): Promise<string | undefined> {
  const { owner } = people;
  const admin: AccountViewer = { ...people.admin, staffRole: "ADMIN" };
  const { tokens } = backend.staff;
  const gift = { accountId: owner.accountId, requestId: GIFT, tokens: 4, note: "Welcome" };
  await tokens.adjust(admin, gift);
  const correction = { ...gift, requestId: CORRECTION, tokens: -1.5, note: "Counted twice" };
  await tokens.adjust(admin, correction);
  const given = await createVoucher(backend, admin, { requestId: REDEEMED_VOUCHER, tokens: 2 });
  if (given !== undefined) await backend.vouchers.redeem(owner, { ip: "seed" }, given);
  await seedPromotion(backend, { ...people, admin });
  return createVoucher(backend, admin, { requestId: VOUCHER, tokens: 5 });
}

async function createVoucher(
  { staff }: Backend,
  admin: AccountViewer,
  request: { readonly requestId: string; readonly tokens: number },
): Promise<string | undefined> {
  const created = await staff.vouchers.create(admin, { ...request, count: 1 });
  return created.kind === "created" ? created.vouchers.codes[0] : undefined;
}

async function seedPromotion(backend: Backend, { owner, family, admin }: People): Promise<void> {
  const { promotions, staff } = backend;
  const known = await promotions.find(PROMOTION.brand, PROMOTION.id);
  if (known !== undefined) return;
  await staff.promotions.save(admin, PROMOTION);
  const enter = (viewer: AccountViewer, submission: string) =>
    promotions.enter(
      viewer,
      { ip: "seed" },
      { promotionId: PROMOTION.id, brand: PROMOTION.brand, submission },
    );
  const entered = await enter(owner, "Five national parks in two weeks, with a tent.");
  await enter(family, "We slept at the lake and saw the comet.\nGrandpa took the picture.");
  if (entered.kind !== "entered") return;
  const decision = { entryId: entered.entry.id, status: "APPROVED" };
  await staff.promotionEntries.decide(admin, decision);
}
