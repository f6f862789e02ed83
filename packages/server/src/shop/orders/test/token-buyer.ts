import { randomUUID } from "node:crypto";
import { createProduct, makeVariant, type TestBackend } from "@photomap/testing";
import { type AccountViewer, ANONYMOUS, type Viewer } from "../../../platform/viewer/viewer.ts";
import { fillCart, type Line, type PaymentBackend, placeForSession } from "./buyer.ts";

/** Creates a pack of 5 tokens at $10 and returns its variant's id. */
export async function createPack(test: TestBackend): Promise<string> {
  const product = await createProduct(test.backend, {
    handle: `sticker-tokens-${randomUUID()}`,
    variants: [
      makeVariant({
        priceMinor: 1000,
        selectedOptions: [{ name: "Tokens", value: "5" }],
        requiresShipping: false,
      }),
    ],
  });
  return product.variants[0]?.id ?? "";
}

export async function signIn({ backend }: TestBackend): Promise<AccountViewer> {
  const email = `${randomUUID()}@mail.example`;
  const { id } = await backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, identity: id, email };
}

/** Buys the lines and returns the paid order. */
export async function buy(
  test: PaymentBackend,
  lines: readonly Line[],
  viewer: Viewer = ANONYMOUS,
): Promise<{ readonly sessionId: string; readonly orderId: string; readonly lineIds: string[] }> {
  const placed = await placeForSession(test, await fillCart(test, lines, { viewer }), viewer);
  test.stripe.pay(placed.sessionId);
  await test.backend.payments.settle(placed.sessionId);
  const rows = await test.query("select id from order_line where order_id = $1 order by position", [
    placed.orderId,
  ]);
  return { ...placed, lineIds: rows.map(({ id }) => String(id)) };
}

/** Lists the token transactions of an account, oldest first. */
export async function listPostings(
  { backend }: TestBackend,
  viewer: AccountViewer,
): Promise<readonly (readonly [reason: string, halfTokens: number, note: string])[]> {
  const { transactions } = await backend.tokens.read(viewer);
  return transactions
    .map(({ reason, halfTokens, note }) => [reason, halfTokens, note] as const)
    .toReversed();
}

/** Finds the voucher of a guest's order. */
export async function findVoucher({ backend }: TestBackend, orderId: string) {
  const [voucher] = await backend.vouchers.listCodes(`order:${orderId}`);
  return voucher;
}

export function redeem({ backend }: TestBackend, viewer: AccountViewer, code: string) {
  return backend.vouchers.redeem(viewer, { ip: randomUUID() }, code);
}
