import { randomUUID } from "node:crypto";
import { chooseSoakSize } from "@photomap/testing/soak";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OURS } from "../../../test/api-settings.ts";
import { createVoucherCode } from "../../../test/create-voucher-code.ts";
import { openApi, type TestApi } from "../../../test/open-api.ts";

let test: TestApi;

beforeAll(async () => {
  test = await openApi();
});
afterAll(() => test.close());

async function signIn(): Promise<string> {
  const payload = { email: `${randomUUID()}@example.com` };
  const answer = await test.api.inject({
    method: "POST",
    url: "/dev/sign-in",
    headers: OURS,
    payload,
  });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

let requests = 0;

/** Sends each request from another network. */
async function send(cookie: string, query: string, variables: object = {}) {
  requests += 1;
  const ip = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`;
  const headers = { ...OURS, cookie, "x-forwarded-for": ip };
  const payload = { query, variables };
  const answer = await test.api.inject({ method: "POST", url: "/graphql", headers, payload });
  return { headers: answer.headers, data: answer.json().data };
}

const REDEEM = `mutation Redeem($code: ID!) {
  redeemStickerTokenVoucher(input: { voucherId: $code }) {
    __typename
    ... on RedeemStickerTokenVoucherSuccess {
      transaction { tokens reason startingBalance endingBalance }
      account { id stickerTokenBalance }
    }
    ... on Refusal { message }
  }
}`;

const TOKEN_DATA = `{ accountStickerTokenData {
  balance reserved transactions { reason tokens startingBalance endingBalance note createdAt }
} }`;

/** The guesses in one operation: as many as it may have aliases. */
const ALIASES = 15;

describe("sticker tokens", () => {
  it("are added by a code, and seen in the balance and the history, which are never cached", async () => {
    const cookie = await signIn();
    const code = await createVoucherCode(test, 21);
    const { data } = await send(cookie, REDEEM, { code: code.toLowerCase() });
    expect(data.redeemStickerTokenVoucher).toEqual({
      __typename: "RedeemStickerTokenVoucherSuccess",
      transaction: {
        tokens: 10.5,
        reason: "VOUCHER_REDEMPTION",
        startingBalance: 0,
        endingBalance: 10.5,
      },
      account: { id: expect.any(String), stickerTokenBalance: 10.5 },
    });
    const read = await send(cookie, TOKEN_DATA);
    expect(read.headers["cache-control"]).toContain("no-store");
    expect(read.data.accountStickerTokenData).toMatchObject({
      balance: 10.5,
      reserved: 0,
      transactions: [{ reason: "VOUCHER_REDEMPTION", tokens: 10.5, endingBalance: 10.5 }],
    });
  });

  it("refuses used, unknown and malformed codes, and visitors without an account", async () => {
    const [cookie, other] = [await signIn(), await signIn()];
    const code = await createVoucherCode(test, 2);
    await send(cookie, REDEEM, { code });
    const redeem = async (who: string, text: string) =>
      (await send(who, REDEEM, { code: text })).data.redeemStickerTokenVoucher;
    const used = await redeem(other, code);
    expect(used).toMatchObject({ __typename: "VoucherRefused" });
    expect(await redeem(other, "AAAA-BBBB-CCCC")).toEqual(used);
    expect(await redeem(cookie, code)).toMatchObject({
      __typename: "VoucherRefused",
      message: expect.stringContaining("You've already redeemed this code."),
    });
    expect(await redeem(other, "AAAA")).toEqual({
      __typename: "InvalidInput",
      message: "Invalid code.",
    });
    expect(await redeem("", code)).toMatchObject({ __typename: "NotSignedIn" });
    expect((await send("", TOKEN_DATA)).data.accountStickerTokenData).toBeNull();
  });

  it("evaluates at most 10 guesses an hour of an account, in aliases, in batches, from any network", {
    timeout: chooseSoakSize(60_000, 1_200_000),
  }, async () => {
    const cookie = await signIn();
    const guesses = ALIASES * chooseSoakSize(40, 700);
    const fields = Array.from(
      { length: ALIASES },
      (_, i) =>
        `a${i}: redeemStickerTokenVoucher(input: { voucherId: "AAAA-BBBB-CC${i + 10}" }) { __typename }`,
    );
    const operations = Array.from({ length: guesses / ALIASES }, () =>
      send(cookie, `mutation { ${fields.join(" ")} }`),
    );
    const answers = await Promise.all(operations);
    const types = answers.flatMap(({ data }) =>
      Object.values<{ __typename: string }>(data).map(({ __typename }) => __typename),
    );
    expect(types).toHaveLength(guesses);
    expect(types.filter((name) => name === "VoucherRefused")).toHaveLength(10);
    expect(types.filter((name) => name === "TooManyAttempts")).toHaveLength(guesses - 10);
  });

  it("LIM-06 are counted by size class for a complete map", async () => {
    const query = `query ($scale: Float!) {
      stickerTokensModal(designId: "50-states-36x24", scale: $scale, outputType: VINYL_WALL_MAP) {
        count tokens sizeClasses { sizeClass count tokens }
      }
    }`;
    const { data } = await send("", query, { scale: 1 });
    const { count, tokens, sizeClasses } = data.stickerTokensModal;
    const counts = Object.fromEntries(
      sizeClasses.map((each: { sizeClass: string; count: number }) => [each.sizeClass, each.count]),
    );
    expect(count).toBe(50);
    expect(counts.SMALL + counts.MEDIUM + counts.LARGE).toBe(50);
    expect(sizeClasses.map((each: { tokens: number }) => each.tokens)).toEqual([
      counts.SMALL * 0.5,
      counts.MEDIUM,
      counts.LARGE * 2,
    ]);
    expect(tokens).toBe(counts.SMALL * 0.5 + counts.MEDIUM + counts.LARGE * 2);
    expect((await send("", query, { scale: -1 })).data.stickerTokensModal).toBeNull();
  });
});
