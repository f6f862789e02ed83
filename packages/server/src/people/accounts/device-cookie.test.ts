import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addAccountToDevice, DeviceCookies, isKnownDevice } from "./device-cookie.ts";

const KEY = "key".repeat(11);
const DAY_MS = 86_400_000;
const ACCOUNT = { id: "account-1", accessEpoch: 3 };
const cookies = new DeviceCookies([KEY], () => 0);
const device = addAccountToDevice(cookies.read(undefined), ACCOUNT);
const { value } = cookies.write(device);
const [payload = "", mac = ""] = value.split(".");

describe("a device cookie", () => {
  it("makes the browser known to the accounts it has logged in to", () => {
    expect(cookies.read(value)).toEqual(device);
    expect(isKnownDevice(cookies.read(value), ACCOUNT)).toBe(true);
    expect(isKnownDevice(cookies.read(value), { ...ACCOUNT, id: "account-2" })).toBe(false);
  });

  it("is revoked by a raised access epoch", () => {
    expect(isKnownDevice(device, { ...ACCOUNT, accessEpoch: 4 })).toBe(false);
  });

  it.each([
    ["missing", undefined],
    ["empty", ""],
    ["without a signature", payload],
    ["with a changed payload", `${forge({ accounts: [["account-2", 1]] })}.${mac}`],
    ["with an appended character", `${value}.`],
    ["with a changed last character", value.slice(0, -1) + (value.endsWith("A") ? "B" : "A")],
    ["with a signature of something else", `${payload}.${sign(KEY, payload)}`],
    ["signed, with a payload of another version", signed(forge({ accounts: "none" }))],
    ["signed, with a payload that is no JSON", signed("bm8ganNvbg")],
    ["signed, without a payload", signed("")],
    ["signed with another key", `${payload}.${sign("other".repeat(8), `device\n${payload}`)}`],
  ])("is replaced by a new device when it is %s", (_name, cookie) => {
    const read = cookies.read(cookie);
    expect(read.id).not.toBe(device.id);
    expect(read.accounts).toEqual([]);
  });

  it("expires after 180 days", () => {
    const after = (days: number) => new DeviceCookies([KEY], () => days * DAY_MS).read(value);
    expect(after(179)).toEqual(device);
    expect(after(180).accounts).toEqual([]);
  });

  it("is verified with every listed key", () => {
    expect(new DeviceCookies(["new".repeat(11), KEY], () => 0).read(value)).toEqual(device);
  });

  it("contains the eight newest accounts", () => {
    const ids = Array.from({ length: 10 }, (_, i) => `account-${i}`);
    const full = ids.reduce(
      (known, id) => addAccountToDevice(known, { id, accessEpoch: 1 }),
      device,
    );
    expect(full.accounts.map(([id]) => id)).toEqual(ids.slice(2));
    expect(cookies.write(full).value.length).toBeLessThan(1000);
  });
});

function forge(changes: object): string {
  const content = JSON.parse(Buffer.from(payload, "base64url").toString());
  return Buffer.from(JSON.stringify({ ...content, ...changes })).toString("base64url");
}

function signed(content: string): string {
  return `${content}.${sign(KEY, `device\n${content}`)}`;
}

function sign(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}
