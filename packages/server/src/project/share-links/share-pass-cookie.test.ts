import { expect, it } from "vitest";
import { TextSigner } from "../../platform/crypto/text-signer.ts";
import { addSharePass, SharePassCookies } from "./share-pass-cookie.ts";

const KEY = "key".repeat(11);
const DAY_MS = 86_400_000;
const cookies = new SharePassCookies([KEY], () => 0);
const passes = [{ projectId: "abc123", version: 2 }];
const { value } = cookies.write(passes);

it("round-trips passes, with every listed key", () => {
  expect(cookies.read(value)).toEqual(passes);
  expect(new SharePassCookies(["new".repeat(11), KEY], () => 0).read(value)).toEqual(passes);
});

it.each([
  ["missing", undefined],
  ["empty", ""],
  ["changed", `x${value}`],
  ["signed with another key", new SharePassCookies(["new".repeat(11)]).write(passes).value],
  [
    "signed for another purpose",
    new TextSigner([KEY], "device").write({ passes: [["abc123", 2]], expiresAt: DAY_MS }),
  ],
])("reads no passes from a cookie that is %s", (_name, cookie) => {
  expect(cookies.read(cookie)).toEqual([]);
});

it("expires after 180 days", () => {
  const after = (days: number) => new SharePassCookies([KEY], () => days * DAY_MS).read(value);
  expect(after(179)).toEqual(passes);
  expect(after(180)).toEqual([]);
});

it("contains one pass for each of the 32 newest projects", () => {
  const ids = Array.from({ length: 40 }, (_, i) => `proj${10 + i}`);
  const all = ids.reduce<ReturnType<typeof cookies.read>>(
    (known, projectId) => addSharePass(known, { projectId, version: 12_345 }),
    addSharePass([], { projectId: "proj49", version: 1 }),
  );
  expect(all.map(({ projectId }) => projectId)).toEqual(ids.slice(8));
  expect(all.at(-1)?.version).toBe(12_345);
  expect(cookies.write(all).value.length).toBeLessThan(1000);
});
