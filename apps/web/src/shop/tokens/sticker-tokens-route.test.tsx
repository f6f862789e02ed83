import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import * as area from "../../account/routes/layout.tsx";
import { openPage, readTexts } from "../../app/test/open-page.tsx";
import {
  GetAccountDocument,
  GetStickerTokenDataDocument,
  type GetStickerTokenDataQuery,
  type StickerTokenReason,
} from "../../platform/api/generated/graphql.ts";
import { ACCOUNT, FakeGraphql, SERVER_DOWN, SESSION } from "../../test/fake-graphql.ts";
import * as redeem from "../routes/redeem.tsx";
import * as tokens from "../routes/sticker-tokens.tsx";

type TokenData = NonNullable<GetStickerTokenDataQuery["accountStickerTokenData"]>;

const children = [
  { path: "/account/sticker-tokens", loader: tokens.loader, Component: tokens.default },
];
const routes = [
  { loader: area.loader, Component: area.default, children },
  { path: "/redeem", loader: redeem.loader, Component: redeem.default },
];

let api: FakeGraphql;

beforeEach(() => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  api = new FakeGraphql();
  api.on(GetAccountDocument, { account: ACCOUNT });
});

/** Renders a page. The comments that React writes between texts are left out. */
async function open(path: string): Promise<string> {
  return (await openPage(routes, path, SESSION)).page.replaceAll("<!-- -->", "");
}

function show(facts: Partial<TokenData> = {}): Promise<string> {
  const accountStickerTokenData = { balance: 0, reserved: 0, owed: 0, transactions: [], ...facts };
  api.on(GetStickerTokenDataDocument, { accountStickerTokenData });
  return open("/account/sticker-tokens");
}

const makeTransaction = (
  reason: StickerTokenReason,
  tokens: number,
  startingBalance: number,
  note = "",
): TokenData["transactions"][number] => ({
  id: `${reason}-${startingBalance}`,
  createdAt: "2026-11-16T15:00:00.000Z",
  reason,
  tokens,
  startingBalance,
  endingBalance: startingBalance + tokens,
  note,
});

it("TOK-01 sends visitors to the log-in with the code, and shows accounts the field with it", async () => {
  const path = "/redeem?code=abcd0fgh2345";
  const target = encodeURIComponent("/redeem?code=ABCD-0FGH-2345");
  expect((await openPage(routes, path)).page).toBe(`to /account/login?redirectTo=${target}`);
  expect((await openPage(routes, "/redeem")).page).toBe("to /account/login?redirectTo=%2Fredeem");
  const page = await open(path);
  expect(page).toContain("<h1>Redeem a Sticker Token Code</h1>");
  expect(page).toContain('placeholder="Enter code"');
  expect(page).toContain('value="ABCD-0FGH-2345"');
  expect(page).toMatch(/<button type="submit"[^>]*>Redeem</);
  expect(page).toMatch(/href="\/help\/sticker-tokens"[^>]*>Sticker Token FAQ</);
});

it("TOK-04 shows the balance, the field for a code and the history, or that it is empty", async () => {
  const empty = await show();
  expect(readTexts(empty)).toContain("You have |0| sticker tokens");
  expect(empty).toContain('placeholder="Enter code"');
  expect(empty).toContain("You have not received any sticker tokens yet.");
  expect(empty).not.toContain("awaiting payment");
  expect(empty).toContain('href="/product/sticker-tokens"');
  expect(empty).toContain('href="/help/sticker-tokens"');

  const transactions = [makeTransaction("VOUCHER_REDEMPTION", 12.5, 0)];
  const page = await show({ balance: 12.5, reserved: 2, transactions });
  expect(readTexts(page)).toContain("You have |12.5| sticker tokens");
  expect(page).toContain("2 are reserved for an order awaiting payment.");
  expect(page).not.toContain("You have not received any sticker tokens yet.");
  expect(page).toContain("<table");
});

it("TOK-05 shows date, reason, tokens, both balances and note of each transaction", async () => {
  const page = await show({
    transactions: [
      makeTransaction("ADMIN_ADJUSTMENT", 1, 12, "Order #1042 canceled"),
      makeTransaction("STICKER_PURCHASE", -1.5, 13.5, "Order #1042"),
      makeTransaction("PROMOTION", 1, 12.5, "Road trip stories"),
      makeTransaction("VOUCHER_REDEMPTION", 12.5, 0),
    ],
  });
  const text = readTexts(page);
  for (const row of [
    "Date|Reason|Note|Tokens|Old balance|New balance",
    "Nov 16, 2026|Adjustment|Order #1042 canceled|+1|12|13",
    "Nov 16, 2026|Sticker order|Order #1042|−1.5|13.5|12",
    "Nov 16, 2026|Free tokens|Road trip stories|+1|12.5|13.5",
    "Nov 16, 2026|Tokens redeemed|+12.5|0|12.5",
  ]) {
    expect(text).toContain(row);
  }
});

it("says when the tokens cannot be read, and that they are safe", async () => {
  api.fail(GetStickerTokenDataDocument, SERVER_DOWN);
  const { status, page } = await openPage(routes, "/account/sticker-tokens", SESSION);
  expect(status).toBe(503);
  expect(page).toContain("Your tokens are safe");
});
