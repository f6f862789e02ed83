import { type MailBackend, openMailBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { API_SETTINGS } from "../test/api-settings.ts";
import { compareTimes, LIMIT_MS, MAX_SAMPLES } from "../test/compare-times.ts";
import { createApi } from "./app.ts";

const PASSWORD = "seven gray cranes";

let test: MailBackend;
let api: FastifyInstance;

beforeAll(async () => {
  test = await openMailBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
});
afterAll(async () => {
  await api.close();
  await test.close();
});

afterEach(() => {
  vi.useRealTimers();
});

interface Answer {
  readonly data: Record<string, { __typename: string; message?: string; email?: string }>;
  readonly body: string;
  /** Of the session. */
  readonly cookie: string | undefined;
  /** Of the device. */
  readonly deviceCookie: string | undefined;
  readonly setCookies: readonly string[];
}

let hosts = 0;

/** Each call uses another host by default, so that limits by host do not apply. */
async function send(
  query: string,
  { cookie = "", ip = `203.0.113.${(hosts += 1) % 250}`, host = "photomap.example" } = {},
): Promise<Answer> {
  const answer = await api.inject({
    method: "POST",
    url: "/graphql",
    headers: {
      "content-type": "application/json",
      "x-photomap-client": "test",
      "x-forwarded-for": ip,
      host,
      cookie,
    },
    payload: { query },
  });
  const findCookie = (name: string) => {
    const set = answer.cookies.find((each) => each.name === name);
    return set && `${set.name}=${set.value}`;
  };
  return {
    data: answer.json().data,
    body: answer.body,
    cookie: findCookie("__Host-photomap-session"),
    deviceCookie: findCookie("__Host-device"),
    setCookies: [answer.headers["set-cookie"] ?? []].flat(),
  };
}

const MESSAGE = "__typename ... on Refusal { message }";
const signUp = (email: string, password = PASSWORD) =>
  `mutation { signUp(email: "${email}", password: "${password}", acceptsTerms: true) { ${MESSAGE} ... on CodeSent { email message } } }`;
const signIn = (email: string, password = PASSWORD) =>
  `mutation { signIn(email: "${email}", password: "${password}") { ${MESSAGE} ... on SignedIn { account { email } } } }`;
const verify = (email: string, code: string, password = PASSWORD) =>
  `mutation { verifyEmail(email: "${email}", code: "${code}", password: "${password}") { ${MESSAGE} } }`;
const sendReset = (email: string) =>
  `mutation { sendPasswordResetCode(email: "${email}") { ${MESSAGE} ... on CodeSent { email message } } }`;
const reset = (email: string, code: string, password: string) =>
  `mutation { resetPassword(email: "${email}", code: "${code}", newPassword: "${password}") { ${MESSAGE} } }`;
const change = (current: string, next: string) =>
  `mutation { changePassword(currentPassword: "${current}", newPassword: "${next}") { ${MESSAGE} ... on PasswordChanged { message } } }`;
const WHO = "{ account { email } }";

async function createAccount(email: string): Promise<string> {
  await send(signUp(email));
  const { cookie } = await send(verify(email, await test.readCode(email)));
  if (cookie === undefined) throw new Error("No session was started");
  return cookie;
}

const whoIs = async (cookie = "") => (await send(WHO, { cookie })).data["account"]?.email;

describe("signing up", () => {
  it("refuses a short, a missing and a common password, and unaccepted terms", async () => {
    const refusal = async (query: string) => (await send(query)).data["signUp"];
    expect(await refusal(signUp("a@mail.example", "12345"))).toEqual({
      __typename: "InvalidInput",
      message: "Password must be at least 6 characters",
    });
    expect((await refusal(signUp("a@mail.example", "")))?.message).toBe("Enter a password");
    expect((await refusal(signUp("a@mail.example", "password")))?.__typename).toBe("InvalidInput");
    expect((await refusal(signUp("nobody")))?.message).toBe("Invalid email");
    const unaccepted = signUp("a@mail.example").replace("true", "false");
    expect((await refusal(unaccepted))?.message).toBe(
      "You must accept the terms and conditions to create an account.",
    );
  });

  it("ACC-05 creates a session after the code of the last mail is entered; a log-in before sends one", async () => {
    const email = "new@mail.example";
    expect((await send(signUp(email))).data["signUp"]?.__typename).toBe("CodeSent");
    const early = await send(signIn(email));
    expect(early.data["signIn"]).toEqual({
      __typename: "UserNotConfirmed",
      message: "User is not confirmed.",
    });
    expect(early.cookie).toBeUndefined();
    const { cookie } = await send(verify(email, await test.readCode(email, 2)));
    expect(await whoIs(cookie)).toBe(email);
  });

  it("stores which versions of the documents were accepted, and when", async () => {
    const cookie = await createAccount("agrees@mail.example");
    const query = "{ account { agreement { acceptedAt termsVersion privacyVersion } } }";
    const { account } = JSON.parse((await send(query, { cookie })).body).data;
    const { terms, privacy } = test.backend.content.forBrand("pm").legal;
    expect(account.agreement).toMatchObject({
      termsVersion: terms.version,
      privacyVersion: privacy.version,
    });
    expect(Date.now() - Date.parse(account.agreement.acceptedAt)).toBeLessThan(60_000);
  });

  it("gives the same response for a new and a known address, and informs the owner by mail", async () => {
    const email = "known@mail.example";
    await createAccount(email);
    const again = await send(signUp(email, "another good phrase"));
    const fresh = await send(signUp("fresh@mail.example"));
    expect(again.body.replaceAll(email, "X")).toBe(
      fresh.body.replaceAll("fresh@mail.example", "X"),
    );
    const mail = await test.inbox.waitForMail(email, 2);
    expect(mail.subject).toBe("You already have a Photomap account");
    expect((await send(signIn(email))).data["signIn"]?.__typename).toBe("SignedIn");
  });

  it("gives no access to the account after a sign-up with another user's address", async () => {
    const email = "victim@mail.example";
    await send(signUp(email));
    await test.readCode(email);
    await send(signUp(email, "the attacker's phrase"));
    const code = await test.readCode(email, 2);
    const answer = await send(verify(email, code));
    expect(answer.data["verifyEmail"]?.__typename).toBe("IncorrectPassword");
    expect(answer.cookie).toBeUndefined();
  });

  it("sends the mail of the brand whose site was used", async () => {
    const email = "loop@mail.example";
    await send(signUp(email), { host: "thebigloop.example" });
    expect((await test.inbox.waitForMail(email)).subject).toContain("The Big Loop");
  });
});

describe("signing in", () => {
  it("shows the messages of the specification", async () => {
    const email = "words@mail.example";
    await createAccount(email);
    expect((await send(signIn(email, "wrong phrase"))).data["signIn"]).toEqual({
      __typename: "IncorrectPassword",
      message: "Incorrect password.",
    });
    expect((await send(signIn("unknown@mail.example"))).data["signIn"]).toEqual({
      __typename: "UserNotFound",
      message: "Username not found.",
    });
    await test.query("update account set password_reset_required = true where email = $1", [email]);
    const required = await send(signIn(email));
    expect(required.deviceCookie).toBeDefined();
    expect(required.data["signIn"]).toEqual({
      __typename: "PasswordResetRequired",
      message: "Password reset required for the user.",
    });
    const { cookie } = await send(reset(email, await test.readCode(email, 2), "a newer phrase"));
    expect(await whoIs(cookie)).toBe(email);
  });

  it("goes on in a browser of an earlier log-in after failures from other hosts", async () => {
    const email = "ten@mail.example";
    await send(signUp(email));
    const { deviceCookie = "" } = await send(verify(email, await test.readCode(email)));
    vi.useFakeTimers({ toFake: ["Date"] });
    const kinds: (string | undefined)[] = [];
    for (let i = 0; i < 11; i += 1) {
      kinds.push((await send(signIn(email, `guess ${i}`))).data["signIn"]?.__typename);
    }
    expect(kinds.filter((kind) => kind === "IncorrectPassword")).toHaveLength(10);
    expect((await send(signIn(email))).data["signIn"]?.__typename).toBe("TooManyAttempts");
    const forged = `${deviceCookie}A`;
    expect((await send(signIn(email), { cookie: forged })).data["signIn"]?.__typename).toBe(
      "TooManyAttempts",
    );
    const { data } = await send(signIn(email), { cookie: deviceCookie });
    expect(data["signIn"]?.__typename).toBe("SignedIn");
  });

  it("blocks a host after thirty failures of any account", async () => {
    const answers = await Promise.all(
      Array.from({ length: 31 }, (_, i) =>
        send(signIn(`spray-${i}@mail.example`), { ip: "192.0.2.7" }),
      ),
    );
    const kinds = answers.map(({ data }) => data["signIn"]?.__typename);
    expect(kinds.filter((kind) => kind === "UserNotFound")).toHaveLength(30);
    expect(kinds.filter((kind) => kind === "TooManyAttempts")).toHaveLength(1);
  });
});

describe("a session", () => {
  it("has a new id at every log-in, of 256 bits, in a cookie with exact flags", async () => {
    const email = "flags@mail.example";
    const first = await createAccount(email);
    const second = await send(signIn(email), { cookie: first });
    expect(second.setCookies[0]).toMatch(
      /^__Host-photomap-session=[\w-]{43}; Path=\/; Expires=[^;]+ GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(second.cookie).not.toBe(first);
    expect(await whoIs(first)).toBeUndefined();
    expect(await whoIs(second.cookie)).toBe(email);
    const rows = await test.query("select token_hash from session");
    const token = Buffer.from(second.cookie?.split("=")[1] ?? "", "base64url");
    expect(token).toHaveLength(32);
    expect(rows.some((row) => token.equals(row["token_hash"] as Buffer))).toBe(false);
  });

  it("comes with a device cookie with the same flags, which a log-out leaves", async () => {
    const email = "device@mail.example";
    const session = await createAccount(email);
    const { setCookies, deviceCookie } = await send(signIn(email));
    expect(setCookies[1]).toMatch(
      /^__Host-device=[\w-]+\.[\w-]{43}; Path=\/; Expires=[^;]+ GMT; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await send("mutation { signOut }", { cookie: session })).deviceCookie).toBeUndefined();
    const asked = await send(sendReset(email), { cookie: deviceCookie ?? "" });
    expect(asked.deviceCookie).toBeDefined();
  });

  it("ends within a second of logging out, here and everywhere", async () => {
    const email = "out@mail.example";
    const [one, two] = [await createAccount(email), (await send(signIn(email))).cookie];
    const started = performance.now();
    const out = await send("mutation { signOut }", { cookie: one });
    expect(out.setCookies[0]).toContain("__Host-photomap-session=;");
    expect(await whoIs(one)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(1000);
    expect(await whoIs(two)).toBe(email);
    const three = (await send(signIn(email))).cookie;
    await send("mutation { signOut(everywhere: true) }", { cookie: three ?? "" });
    expect(await whoIs(two)).toBeUndefined();
  });

  it("is replaced when the password changes, and all others end", async () => {
    const email = "change@mail.example";
    const [here, elsewhere] = [await createAccount(email), (await send(signIn(email))).cookie];
    const wrong = await send(change("not it at all", "a newer phrase"), { cookie: here });
    expect(wrong.data["changePassword"]?.message).toBe("Current password is incorrect.");
    const changed = await send(change(PASSWORD, "a newer phrase"), { cookie: here });
    expect(changed.data["changePassword"]?.message).toBe("Password Updated");
    expect(await whoIs(here)).toBeUndefined();
    expect(await whoIs(elsewhere)).toBeUndefined();
    expect(await whoIs(changed.cookie)).toBe(email);
    expect((await send(signIn(email))).data["signIn"]?.__typename).toBe("IncorrectPassword");
  });

  it("ends after 30 idle days, and after 90 days in any case", async () => {
    const email = "idle@mail.example";
    const cookie = await createAccount(email);
    const move = (column: string, days: number) =>
      test.query(
        `update session set ${column} = ${column} - make_interval(days => ${days})
         where owner_id = (select id from account where email = $1)`,
        [email],
      );
    await move("last_seen_at", 29);
    expect(await whoIs(cookie)).toBe(email);
    await move("last_seen_at", 31);
    expect(await whoIs(cookie)).toBeUndefined();
    const again = (await send(signIn(email))).cookie;
    await move("expires_at", 90);
    expect(await whoIs(again)).toBeUndefined();
  });
});

describe("an account", () => {
  const ACCOUNT = "{ account { id email stickerTokenBalance identity role isInternal } }";

  it("has an id, an address, a balance of tokens and an identity", async () => {
    const email = "facts@mail.example";
    const cookie = await createAccount(email);
    const rows = await test.query("select id from account where email = $1", [email]);
    expect((await send(ACCOUNT, { cookie })).data["account"]).toEqual({
      id: rows[0]?.["id"],
      email,
      stickerTokenBalance: 0,
      identity: rows[0]?.["id"],
      role: "USER",
      isInternal: false,
    });
    expect((await send(ACCOUNT)).data["account"]).toBeNull();
  });

  it("ACC-13 is internal with a verified address of the company's domain alone", async () => {
    const cookie = await createAccount("staff@photomap.example");
    expect((await send(ACCOUNT, { cookie })).data["account"]).toMatchObject({
      isInternal: true,
      role: "USER",
    });
    await test.query("update account set email_verified = false where email like 'staff@%'");
    expect((await send(ACCOUNT, { cookie })).data["account"]).toMatchObject({ isInternal: false });
    const alike = await createAccount("staff@notphotomap.example");
    expect((await send(ACCOUNT, { cookie: alike })).data["account"]).toMatchObject({
      isInternal: false,
    });
  });
});

describe("a guest", () => {
  const PERMIT = `mutation { openUploadFolder(folder: "photos") { ${MESSAGE} ... on UploadFolder { keyPrefix } } }`;
  const prefix = (answer: Answer) => {
    const { keyPrefix } = JSON.parse(answer.body).data.openUploadFolder;
    return String(keyPrefix);
  };

  it("is created by the first upload and kept afterward", async () => {
    const first = await send(PERMIT);
    expect(prefix(first)).toMatch(/^guest-[\w-]{36}\/uploads\/photos\/$/);
    const second = await send(PERMIT, { cookie: first.cookie ?? "" });
    expect(second.cookie).toBeUndefined();
    expect(prefix(second)).toBe(prefix(first));
    expect(prefix(await send(PERMIT))).not.toBe(prefix(first));
    expect((await send(WHO, { cookie: first.cookie ?? "" })).data["account"]).toBeNull();
  });

  it("cannot create projects on the server", async () => {
    const guest = await send(PERMIT);
    const create = `mutation { createMapmakerFile(input: { designId: "50-states-36x24" }) { ${MESSAGE} } }`;
    const { data } = await send(create, { cookie: guest.cookie ?? "" });
    expect(data["createMapmakerFile"]?.__typename).toBe("NotSignedIn");
  });

  it("gets a new session with its guest identity at log-in, and the old one ends", async () => {
    const email = "guest@mail.example";
    await createAccount(email);
    const guest = await send(PERMIT);
    const { cookie = "" } = await send(signIn(email), { cookie: guest.cookie ?? "" });
    const viewer = await test.backend.sessions.requireViewer(cookie.split("=")[1]);
    expect(viewer).toMatchObject({ guestIdentity: prefix(guest).split("/")[0] });
    const old = await test.backend.sessions.requireViewer(guest.cookie?.split("=")[1]);
    expect(old).toEqual({ kind: "anonymous" });
  });
});

describe("timing", () => {
  const compare = (make: (email: string, i: number) => string) =>
    compareTimes((i) => [
      () => send(make(`timing-known-${i}@mail.example`, i)),
      () => send(make(`timing-unknown-${i}@mail.example`, i)),
    ]);

  it("is the same for known and unknown addresses: the medians differ by less than 5 ms", async () => {
    await createAccount("timing@mail.example");
    await test.query(
      `insert into account (id, email, email_verified, password_hash)
       select gen_random_uuid(), 'timing-known-' || i || '@mail.example', true, password_hash
       from account, generate_series(0, ${MAX_SAMPLES - 1}) i where email = 'timing@mail.example'`,
    );
    const logIn = await compare((email, i) => signIn(email, `wrong guess ${i}`));
    const request = await compare((email) => sendReset(email));
    expect(logIn.ms, `log-in ${JSON.stringify(logIn)}`).toBeLessThan(LIMIT_MS);
    expect(request.ms, `reset ${JSON.stringify(request)}`).toBeLessThan(LIMIT_MS);
  }, 600_000);
});
