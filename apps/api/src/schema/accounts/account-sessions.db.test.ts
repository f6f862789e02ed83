import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  change,
  MESSAGE,
  PASSWORD,
  sendReset,
  signIn,
  WHO,
} from "../../../test/account-operations.ts";
import { type AccountAnswer, type MailApi, openMailApi } from "../../../test/open-mail-api.ts";

let test: MailApi;

beforeAll(async () => {
  test = await openMailApi();
});
afterAll(() => test.close());

describe("a session", () => {
  it("has a new id at every log-in, of 256 bits, in a cookie with exact flags", async () => {
    const email = "flags@mail.example";
    const first = await test.createAccount(email);
    const second = await test.send(signIn(email), { cookie: first });
    expect(second.setCookies[0]).toMatch(
      /^__Host-photomap-session=[\w-]{43}; Path=\/; Expires=[^;]+ GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(second.cookie).not.toBe(first);
    expect(await test.findEmail(first)).toBeUndefined();
    expect(await test.findEmail(second.cookie)).toBe(email);
    const rows = await test.query("select token_hash from session");
    const token = Buffer.from(second.cookie?.split("=")[1] ?? "", "base64url");
    expect(token).toHaveLength(32);
    expect(rows.some((row) => token.equals(row["tokenHash"] as Buffer))).toBe(false);
  });

  it("comes with a device cookie with the same flags, which a log-out leaves", async () => {
    const email = "device@mail.example";
    const session = await test.createAccount(email);
    const { setCookies, deviceCookie } = await test.send(signIn(email));
    expect(setCookies[1]).toMatch(
      /^__Host-device=[\w-]+\.[\w-]{43}; Path=\/; Expires=[^;]+ GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(
      (await test.send("mutation { signOut }", { cookie: session })).deviceCookie,
    ).toBeUndefined();
    const asked = await test.send(sendReset(email), { cookie: deviceCookie ?? "" });
    expect(asked.deviceCookie).toBeDefined();
  });

  it("ends within a second of logging out, here and everywhere", async () => {
    const email = "out@mail.example";
    const [one, two] = [await test.createAccount(email), (await test.send(signIn(email))).cookie];
    const started = performance.now();
    const out = await test.send("mutation { signOut }", { cookie: one });
    expect(out.setCookies[0]).toContain("__Host-photomap-session=;");
    expect(await test.findEmail(one)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(1000);
    expect(await test.findEmail(two)).toBe(email);
    const three = (await test.send(signIn(email))).cookie;
    await test.send("mutation { signOut(everywhere: true) }", { cookie: three ?? "" });
    expect(await test.findEmail(two)).toBeUndefined();
  });

  it("is replaced when the password changes, and all others end", async () => {
    const email = "change@mail.example";
    const [here, elsewhere] = [
      await test.createAccount(email),
      (await test.send(signIn(email))).cookie,
    ];
    const wrong = await test.send(change("not it at all", "a newer phrase"), { cookie: here });
    expect(wrong.data["changePassword"]?.message).toBe("Current password is incorrect.");
    const changed = await test.send(change(PASSWORD, "a newer phrase"), { cookie: here });
    expect(changed.data["changePassword"]?.message).toBe("Password Updated");
    expect(await test.findEmail(here)).toBeUndefined();
    expect(await test.findEmail(elsewhere)).toBeUndefined();
    expect(await test.findEmail(changed.cookie)).toBe(email);
    expect((await test.send(signIn(email))).data["signIn"]?.__typename).toBe("IncorrectPassword");
  });

  it("ends after 30 idle days, and after 90 days in any case", async () => {
    const email = "idle@mail.example";
    const cookie = await test.createAccount(email);
    const move = (column: string, days: number) =>
      test.query(
        `update session set ${column} = ${column} - make_interval(days => ${days})
         where owner_id = (select id from account where email = $1)`,
        [email],
      );
    await move("last_seen_at", 29);
    expect(await test.findEmail(cookie)).toBe(email);
    await move("last_seen_at", 31);
    expect(await test.findEmail(cookie)).toBeUndefined();
    const again = (await test.send(signIn(email))).cookie;
    await move("expires_at", 90);
    expect(await test.findEmail(again)).toBeUndefined();
  });
});

describe("a guest", () => {
  const PERMIT = `mutation { openUploadFolder(folder: "photos") { ${MESSAGE} ... on UploadFolder { keyPrefix } } }`;
  const prefix = (answer: AccountAnswer) => {
    const { keyPrefix } = JSON.parse(answer.body).data.openUploadFolder;
    return String(keyPrefix);
  };

  it("is created by the first upload and kept afterward", async () => {
    const first = await test.send(PERMIT);
    expect(prefix(first)).toMatch(/^guest-[\w-]{36}\/uploads\/photos\/$/);
    const second = await test.send(PERMIT, { cookie: first.cookie ?? "" });
    expect(second.cookie).toBeUndefined();
    expect(prefix(second)).toBe(prefix(first));
    expect(prefix(await test.send(PERMIT))).not.toBe(prefix(first));
    expect((await test.send(WHO, { cookie: first.cookie ?? "" })).data["account"]).toBeNull();
  });

  it("cannot create projects on the server", async () => {
    const guest = await test.send(PERMIT);
    const create = `mutation { createMapmakerFile(input: { designId: "50-states-36x24" }) { ${MESSAGE} } }`;
    const { data } = await test.send(create, { cookie: guest.cookie ?? "" });
    expect(data["createMapmakerFile"]?.__typename).toBe("NotSignedIn");
  });

  it("gets a new session with its guest identity at log-in, and the old one ends", async () => {
    const email = "guest@mail.example";
    await test.createAccount(email);
    const guest = await test.send(PERMIT);
    const { cookie = "" } = await test.send(signIn(email), { cookie: guest.cookie ?? "" });
    const viewer = await test.backend.sessions.requireViewer(cookie.split("=")[1]);
    expect(viewer).toMatchObject({ guestIdentity: prefix(guest).split("/")[0] });
    const old = await test.backend.sessions.requireViewer(guest.cookie?.split("=")[1]);
    expect(old).toEqual({ kind: "anonymous" });
  });
});
