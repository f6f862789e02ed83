import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readStateFile, writeStateFile } from "./state-file.ts";
import { StripeDouble } from "./stripe-double.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stripe-"));
});

afterAll(() => rm(folder, { recursive: true }));

it("keeps coupons over a restart", async () => {
  const file = join(folder, "state.json");
  const create = async () => {
    const double = await StripeDouble.start({
      state: readStateFile(file),
      onChange: (state) => writeStateFile(file, state),
    });
    const response = await fetch(`${double.url}/v1/coupons`, {
      method: "POST",
      body: new URLSearchParams({ amount_off: "100", currency: "usd", duration: "once" }),
      headers: { authorization: "Bearer sk_test_1", "idempotency-key": "coupon" },
    });
    const coupon: { id: string } = JSON.parse(await response.text());
    await double.stop();
    return coupon.id;
  };
  const id = await create();
  expect(await create()).toBe(id);
  expect(readStateFile(file).coupons.get(id)).toMatchObject({ amount_off: 100 });
});
