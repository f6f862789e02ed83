import { makeImage, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

async function setSession(guestId: string, change: string): Promise<void> {
  await test.query(`update session set ${change} where guest_id = $1`, [guestId]);
}

async function countGuests(ids: readonly string[]): Promise<number> {
  return (await test.query("select 1 from guest where id = any($1)", [ids])).length;
}

describe("expired sessions", () => {
  it("are removed after 30 days without use or 90 days, with guests who left nothing", async () => {
    const { sessions } = test.backend;
    const [expired, idle, current] = [
      await sessions.startGuest(),
      await sessions.startGuest(),
      await sessions.startGuest(),
    ];
    await setSession(expired.viewer.identity, "expires_at = now()");
    await setSession(idle.viewer.identity, "last_seen_at = now() - interval '31 days'");
    await setSession(current.viewer.identity, "last_seen_at = now() - interval '29 days'");
    const ids = [expired, idle, current].map(({ viewer }) => viewer.identity);
    await test.query(
      "update guest set created_at = now() - interval '31 days' where id = any($1)",
      [ids],
    );
    expect(await sessions.purgeExpired()).toBe(2);
    expect(await sessions.purgeExpired()).toBe(0);
    expect(await sessions.requireViewer(expired.token)).toEqual(ANONYMOUS);
    expect(await sessions.requireViewer(current.token)).toEqual(current.viewer);
    expect(await countGuests(ids)).toBe(1);
  });

  it("keep a guest with photos, and one who has an account", async () => {
    const { sessions } = test.backend;
    const [uploader, claimed] = [await sessions.startGuest(), await sessions.startGuest()];
    const photo = makeImage(uploader.viewer.identity);
    await test.query("insert into photo (key, owner_id) values ($1, $2)", [
      photo.id,
      uploader.viewer.identity,
    ]);
    const account = await sessions.ensureDevelopmentAccount("claimed@photomap.example");
    await sessions.start(account.id, claimed.token);
    const ids = [uploader.viewer.identity, claimed.viewer.identity];
    await test.query(
      "update guest set created_at = now() - interval '31 days' where id = any($1)",
      [ids],
    );
    for (const id of ids) await setSession(id, "expires_at = now()");
    await sessions.purgeExpired();
    expect(await countGuests(ids)).toBe(2);
  });
});
