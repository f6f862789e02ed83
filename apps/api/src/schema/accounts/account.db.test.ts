import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { reset, sendReset, signIn, signUp, verify } from "../../../test/account-operations.ts";
import { compareTimes, LIMIT_MS, MAX_SAMPLES } from "../../../test/compare-times.ts";
import { type MailApi, openMailApi } from "../../../test/open-mail-api.ts";

let test: MailApi;

beforeAll(async () => {
  test = await openMailApi();
});
afterAll(() => test.close());

afterEach(() => {
  vi.useRealTimers();
});

describe("signing up", () => {
  it("refuses a short, a missing and a common password, and unaccepted terms", async () => {
    const refusal = async (query: string) => (await test.send(query)).data["signUp"];
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
    expect((await test.send(signUp(email))).data["signUp"]?.__typename).toBe("CodeSent");
    const early = await test.send(signIn(email));
    expect(early.data["signIn"]).toEqual({
      __typename: "UserNotConfirmed",
      message: "User is not confirmed.",
    });
    expect(early.cookie).toBeUndefined();
    const { cookie } = await test.send(verify(email, await test.readCode(email, 2)));
    expect(await test.findEmail(cookie)).toBe(email);
  });

  it("stores which versions of the documents were accepted, and when", async () => {
    const cookie = await test.createAccount("agrees@mail.example");
    const query = "{ account { agreement { acceptedAt termsVersion privacyVersion } } }";
    const { account } = JSON.parse((await test.send(query, { cookie })).body).data;
    const { terms, privacy } = test.backend.content.forBrand("pm").legal;
    expect(account.agreement).toMatchObject({
      termsVersion: terms.version,
      privacyVersion: privacy.version,
    });
    expect(Date.now() - Date.parse(account.agreement.acceptedAt)).toBeLessThan(60_000);
  });

  it("gives the same response for a new and a known address, and informs the owner by mail", async () => {
    const email = "known@mail.example";
    await test.createAccount(email);
    const again = await test.send(signUp(email, "another good phrase"));
    const fresh = await test.send(signUp("fresh@mail.example"));
    expect(again.body.replaceAll(email, "X")).toBe(
      fresh.body.replaceAll("fresh@mail.example", "X"),
    );
    const mail = await test.inbox.waitForMail(email, 2);
    expect(mail.subject).toBe("You already have a Photomap account");
    expect((await test.send(signIn(email))).data["signIn"]?.__typename).toBe("SignedIn");
  });

  it("gives no access to the account after a sign-up with another user's address", async () => {
    const email = "victim@mail.example";
    await test.send(signUp(email));
    await test.readCode(email);
    await test.send(signUp(email, "the attacker's phrase"));
    const code = await test.readCode(email, 2);
    const answer = await test.send(verify(email, code));
    expect(answer.data["verifyEmail"]?.__typename).toBe("IncorrectPassword");
    expect(answer.cookie).toBeUndefined();
  });

  it("sends the mail of the brand whose site was used", async () => {
    const email = "loop@mail.example";
    await test.send(signUp(email), { host: "thebigloop.example" });
    expect((await test.inbox.waitForMail(email)).subject).toContain("The Big Loop");
  });
});

describe("signing in", () => {
  it("shows the messages of the specification", async () => {
    const email = "words@mail.example";
    await test.createAccount(email);
    expect((await test.send(signIn(email, "wrong phrase"))).data["signIn"]).toEqual({
      __typename: "IncorrectPassword",
      message: "Incorrect password.",
    });
    expect((await test.send(signIn("unknown@mail.example"))).data["signIn"]).toEqual({
      __typename: "UserNotFound",
      message: "Username not found.",
    });
    await test.query("update account set password_reset_required = true where email = $1", [email]);
    const required = await test.send(signIn(email));
    expect(required.deviceCookie).toBeDefined();
    expect(required.data["signIn"]).toEqual({
      __typename: "PasswordResetRequired",
      message: "Password reset required for the user.",
    });
    const { cookie } = await test.send(
      reset(email, await test.readCode(email, 2), "a newer phrase"),
    );
    expect(await test.findEmail(cookie)).toBe(email);
  });

  it("goes on in a browser of an earlier log-in after failures from other hosts", async () => {
    const email = "ten@mail.example";
    await test.send(signUp(email));
    const { deviceCookie = "" } = await test.send(verify(email, await test.readCode(email)));
    vi.useFakeTimers({ toFake: ["Date"] });
    const kinds: (string | undefined)[] = [];
    for (let i = 0; i < 11; i += 1) {
      kinds.push((await test.send(signIn(email, `guess ${i}`))).data["signIn"]?.__typename);
    }
    expect(kinds.filter((kind) => kind === "IncorrectPassword")).toHaveLength(10);
    expect((await test.send(signIn(email))).data["signIn"]?.__typename).toBe("TooManyAttempts");
    const forged = `${deviceCookie}A`;
    expect((await test.send(signIn(email), { cookie: forged })).data["signIn"]?.__typename).toBe(
      "TooManyAttempts",
    );
    const { data } = await test.send(signIn(email), { cookie: deviceCookie });
    expect(data["signIn"]?.__typename).toBe("SignedIn");
  });

  it("blocks a host after thirty failures of any account", async () => {
    const kinds: (string | undefined)[] = [];
    // One after another: where Redis answers too late, a count in memory takes the place of its count.
    for (let i = 0; i < 31; i += 1) {
      const { data } = await test.send(signIn(`spray-${i}@mail.example`), { ip: "192.0.2.7" });
      kinds.push(data["signIn"]?.__typename);
    }
    expect(kinds.filter((kind) => kind === "UserNotFound")).toHaveLength(30);
    expect(kinds.filter((kind) => kind === "TooManyAttempts")).toHaveLength(1);
  });
});

describe("an account", () => {
  const ACCOUNT = "{ account { id email stickerTokenBalance identity role isInternal } }";

  it("has an id, an address, a balance of tokens and an identity", async () => {
    const email = "facts@mail.example";
    const cookie = await test.createAccount(email);
    const id = await test.findAccountId(email);
    expect((await test.send(ACCOUNT, { cookie })).data["account"]).toEqual({
      id,
      email,
      stickerTokenBalance: 0,
      identity: id,
      role: "USER",
      isInternal: false,
    });
    expect((await test.send(ACCOUNT)).data["account"]).toBeNull();
  });

  it("ACC-13 is internal with a verified address of the company's domain alone", async () => {
    const cookie = await test.createAccount("staff@photomap.example");
    expect((await test.send(ACCOUNT, { cookie })).data["account"]).toMatchObject({
      isInternal: true,
      role: "USER",
    });
    await test.query("update account set email_verified = false where email like 'staff@%'");
    expect((await test.send(ACCOUNT, { cookie })).data["account"]).toMatchObject({
      isInternal: false,
    });
    for (const email of ["staff@notphotomap.example", "staff@photomap.example.mail.example"]) {
      const alike = await test.createAccount(email);
      expect((await test.send(ACCOUNT, { cookie: alike })).data["account"]).toMatchObject({
        isInternal: false,
      });
    }
  });
});

describe("timing", () => {
  let networks = 0;
  /**
   * Sends a query from another network each time: after its limit, both would be refused without a
   * comparison.
   */
  const sendAlone = (query: string) => {
    networks += 1;
    return test.send(query, { ip: `10.${networks >> 8}.${networks & 255}.1` });
  };
  const compare = (make: (email: string, i: number) => string) =>
    compareTimes((i) => [
      () => sendAlone(make(`timing-known-${i}@mail.example`, i)),
      () => sendAlone(make(`timing-unknown-${i}@mail.example`, i)),
    ]);

  it("is the same for known and unknown addresses: the medians differ by less than 5 ms", async () => {
    await test.createAccount("timing@mail.example");
    await test.query(
      `insert into account (id, email, email_verified, password_hash)
       select gen_random_uuid(), 'timing-known-' || i || '@mail.example', true, password_hash
       from account, generate_series(0, ${MAX_SAMPLES - 1}) i where email = 'timing@mail.example'`,
    );
    const logIn = await compare((email, i) => signIn(email, `wrong guess ${i}`));
    const request = await compare((email) => sendReset(email));
    expect(logIn.ms, `log-in ${JSON.stringify(logIn)}`).toBeLessThan(LIMIT_MS);
    expect(request.ms, `reset ${JSON.stringify(request)}`).toBeLessThan(LIMIT_MS);
  }, 3_600_000);
});
