import { randomUUID } from "node:crypto";
import { type MailBackend, openMailBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ClientInfo, CodeSignInResult, SignInResult } from "./account.types.ts";
import { type Device, isKnownDevice } from "./device-cookie.ts";

const PASSWORD = "seven gray cranes";
const NEW_PASSWORD = "another fine phrase";

let test: MailBackend;
beforeAll(async () => {
  test = await openMailBackend();
  // The clock stands still, so that a wait does not end on a slow machine.
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterAll(async () => {
  vi.useRealTimers();
  await test.close();
});

let hosts = 0;
const newDevice = (): Device => ({ id: randomUUID(), accounts: [] });
/** Returns a caller; every call comes from another host. */
const from = (device?: Device): ClientInfo => ({
  ip: `host-${(hosts += 1)}`,
  brand: "pm",
  token: undefined,
  device,
});

function requireDevice(result: SignInResult | CodeSignInResult): Device {
  if (result.kind !== "signed-in" || result.session.device === undefined) {
    throw new Error(`No device is known after ${result.kind}`);
  }
  return result.session.device;
}

const logIn = (email: string, password: string, device?: Device) =>
  test.backend.accounts.signIn(from(device), { email, password });
const sendReset = (email: string, device?: Device) =>
  test.backend.accounts.sendCode(from(device), { email, purpose: "RESET_PASSWORD" });
const reset = (email: string, code: string, device?: Device) =>
  test.backend.accounts.resetPassword(from(device), { email, code, newPassword: NEW_PASSWORD });
const wrongFor = (code: string, i: number) =>
  String((Number(code) + 1 + i) % 1_000_000).padStart(6, "0");

/** Creates a verified account, and returns a device that it knows. */
async function createOwner(email: string): Promise<Device> {
  await test.backend.sessions.ensureDevelopmentAccount(email, PASSWORD);
  return requireDevice(await logIn(email, PASSWORD, newDevice()));
}

async function isKnown(email: string, device: Device): Promise<boolean> {
  const [account] = await test.query("select id, access_epoch from account where email = $1", [
    email,
  ]);
  return isKnownDevice(device, account as { id: string; accessEpoch: number });
}

describe("ten wrong passwords from ten hosts", () => {
  it("keep unknown devices waiting for a second, and known devices not at all", async () => {
    const email = "owner@mail.example";
    const known = await createOwner(email);
    const knownElsewhere = await createOwner("other@mail.example");
    const guesses = await Promise.all(
      Array.from({ length: 10 }, (_, i) => logIn(email, `guess ${i}`)),
    );
    expect(new Set(guesses.map(({ kind }) => kind))).toEqual(new Set(["incorrect-password"]));
    expect((await logIn(email, PASSWORD)).kind).toBe("too-many-attempts");
    expect((await logIn(email, PASSWORD, knownElsewhere)).kind).toBe("too-many-attempts");
    expect((await logIn(email, PASSWORD, known)).kind).toBe("signed-in");
    vi.setSystemTime(Date.now() + 1000);
    expect((await logIn(email, PASSWORD)).kind).toBe("signed-in");
  });

  it("do not keep a signed-in user from changing the password", async () => {
    const email = "change@mail.example";
    await createOwner(email);
    await Promise.all(Array.from({ length: 10 }, (_, i) => logIn(email, `guess ${i}`)));
    const [account] = await test.query("select id from account where email = $1", [email]);
    const accountId = String(account?.["id"]);
    const viewer = { kind: "account", accountId, email, identity: accountId } as const;
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await test.backend.passwords.change(from(), viewer, input);
    expect(changed.kind).toBe("changed");
  });
});

describe("a device is no longer known", () => {
  it("after logging out everywhere", async () => {
    const email = "everywhere@mail.example";
    const device = await createOwner(email);
    expect(await isKnown(email, device)).toBe(true);
    const [account] = await test.query("select id from account where email = $1", [email]);
    await test.backend.sessions.endAll(String(account?.["id"]));
    expect(await isKnown(email, device)).toBe(false);
  });

  it("after a password reset by another device, which is known from then on", async () => {
    const email = "reset@mail.example";
    const [old, other] = [await createOwner(email), newDevice()];
    await sendReset(email, other);
    const known = requireDevice(await reset(email, await test.readCode(email), other));
    expect(await isKnown(email, old)).toBe(false);
    expect(await isKnown(email, known)).toBe(true);
  });
});

describe("five reset requests by strangers", () => {
  it("do not keep the owner from requesting a code on a known device", async () => {
    const email = "requests@mail.example";
    const device = await createOwner(email);
    const kinds = [];
    for (let i = 0; i < 6; i += 1) kinds.push((await sendReset(email)).kind);
    expect(kinds).toEqual(["sent", "sent", "sent", "sent", "sent", "too-many-codes"]);
    expect((await sendReset(email, device)).kind).toBe("sent");
    const code = await test.readCode(email, 6);
    expect((await reset(email, code, device)).kind).toBe("signed-in");
  });

  it("leave a code usable that was mailed before, in the browser that requested it", async () => {
    const email = "mailed@mail.example";
    await createOwner(email);
    const device = newDevice();
    await sendReset(email, device);
    const code = await test.readCode(email);
    for (let i = 0; i < 6; i += 1) await sendReset(email);
    await test.readCode(email, 5);
    expect((await sendReset(email, device)).kind).toBe("too-many-codes");
    expect((await reset(email, code, device)).kind).toBe("signed-in");
  });

  it("are followed by further codes after growing intervals, at most 14 in a day", async () => {
    const email = "growing@mail.example";
    const age = (minutes: number) =>
      test.query(
        "update account_code set created_at = created_at - make_interval(mins => $2) where email = $1",
        [email, minutes],
      );
    for (let i = 0; i < 5; i += 1) expect((await sendReset(email)).kind).toBe("sent");
    for (const minutes of [15, 30, 60, 120, 240, 240, 240, 240, 240]) {
      await age(minutes - 1);
      expect((await sendReset(email)).kind).toBe("too-many-codes");
      await age(1);
      expect((await sendReset(email)).kind).toBe("sent");
    }
  });
});

describe("wrong codes", () => {
  it("of strangers do not use up the attempts of the browser that requested the code", async () => {
    const email = "tries@mail.example";
    await createOwner(email);
    const device = newDevice();
    await sendReset(email, device);
    const code = await test.readCode(email);
    for (let i = 0; i < 20; i += 1) await reset(email, wrongFor(code, i), newDevice());
    expect((await reset(email, code)).kind).toBe("code-refused");
    for (let i = 0; i < 4; i += 1) await reset(email, wrongFor(code, i), device);
    expect((await reset(email, code, device)).kind).toBe("signed-in");
  });

  it("are verified ten times for one code: five by the requesting browser, five by all others", async () => {
    const email = "ten@mail.example";
    await createOwner(email);
    const device = newDevice();
    await sendReset(email, device);
    const code = await test.readCode(email);
    for (let i = 0; i < 8; i += 1) {
      await Promise.all(
        [device, newDevice(), undefined].map((each) => reset(email, wrongFor(code, i), each)),
      );
    }
    const [row] = await test.query(
      "select tries, shared_tries from account_code where email = $1 and purpose = 'RESET_PASSWORD'",
      [email],
    );
    expect(row).toEqual({ tries: 5, sharedTries: 5 });
    expect((await reset(email, code, device)).kind).toBe("code-refused");
  });
});
