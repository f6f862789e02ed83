import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  enterCode,
  reset,
  sendReset,
  sendSignIn,
  signIn,
  signUp,
  verify,
} from "../../../test/account-operations.ts";
import { type MailApi, openMailApi } from "../../../test/open-mail-api.ts";

let test: MailApi;

beforeAll(async () => {
  test = await openMailApi();
});
afterAll(() => test.close());

async function enter(email: string, code: string, acceptsTerms?: boolean) {
  const answer = await test.send(enterCode(email, code, acceptsTerms));
  return { ...answer, result: answer.data["signInWithCode"] };
}

/** Requests a code and reads it from the email. */
async function requestCode(email: string, mailCount = 1): Promise<string> {
  expect((await test.send(sendSignIn(email))).data["sendSignInCode"]?.__typename).toBe("CodeSent");
  return test.readCode(email, mailCount);
}

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a code to an address without an account", () => {
  it("creates an account without a password, with the accepted documents", async () => {
    const email = "keeps@mail.example";
    const { cookie = "", result } = await enter(email, await requestCode(email));
    expect(result).toMatchObject({
      __typename: "SignedIn",
      account: { email, hasPassword: false },
    });
    const query = "{ account { isEmailVerified agreement { termsVersion privacyVersion } } }";
    const { account } = JSON.parse((await test.send(query, { cookie })).body).data;
    const { terms, privacy } = test.backend.content.forBrand("pm").legal;
    const agreement = { termsVersion: terms.version, privacyVersion: privacy.version };
    expect(account).toEqual({ isEmailVerified: true, agreement });
    expect((await test.send(signIn(email, ""))).data["signIn"]?.__typename).toBe(
      "IncorrectPassword",
    );
  });

  it("creates none without accepted documents, says so only after the code, and stays valid", async () => {
    const email = "undecided@mail.example";
    const code = await requestCode(email);
    expect((await enter(email, wrongFor(code), false)).result?.__typename).toBe("CodeRefused");
    const { result, cookie } = await enter(email, code, false);
    expect(result?.__typename).toBe("UserNotFound");
    expect(cookie).toBeUndefined();
    expect(await test.query("select 1 from account where email = $1", [email])).toEqual([]);
    expect((await enter(email, code)).result?.__typename).toBe("SignedIn");
  });

  it("takes the address from a sign-up that was never verified, with its password", async () => {
    const email = "squatted@mail.example";
    await test.send(signUp(email, "the attacker's phrase"));
    const signUpCode = await test.readCode(email);
    const code = await requestCode(email, 2);
    expect((await enter(email, code)).result).toMatchObject({ account: { hasPassword: false } });
    const attacker = await test.send(signIn(email, "the attacker's phrase"));
    expect(attacker.data["signIn"]?.__typename).toBe("IncorrectPassword");
    const late = await test.send(verify(email, signUpCode, "the attacker's phrase"));
    expect(late.data["verifyEmail"]?.__typename).toBe("IncorrectPassword");
  });

  it("creates one account and one session when it is entered twice at once", async () => {
    const email = "twice@mail.example";
    const code = await requestCode(email);
    const answers = await Promise.all([enter(email, code), enter(email, code)]);
    const kinds = answers.map(({ result }) => result?.__typename);
    expect(new Set(kinds)).toEqual(new Set(["CodeRefused", "SignedIn"]));
  });
});

describe("a code to an address with an account", () => {
  it("is requested and refused with the same answers as one without, and logs in", async () => {
    const email = "member@mail.example";
    await test.createAccount(email);
    const unknown = "stranger@mail.example";
    const withoutEmail = (body: string, address: string) => body.replaceAll(address, "X");
    const known = await test.send(sendSignIn(email));
    const fresh = await test.send(sendSignIn(unknown));
    expect(withoutEmail(known.body, email)).toBe(withoutEmail(fresh.body, unknown));
    const [code, other] = [await test.readCode(email, 2), await test.readCode(unknown)];
    expect((await enter(email, wrongFor(code))).body).toBe(
      (await enter(unknown, wrongFor(other))).body,
    );
    const [first, second] = [
      await test.inbox.waitForMail(email, 2),
      await test.inbox.waitForMail(unknown),
    ];
    expect(first.subject.replace(code, "")).toBe(second.subject.replace(other, ""));
    const { cookie, result } = await enter(email, code, false);
    expect(result).toMatchObject({ account: { hasPassword: true } });
    expect(await test.findEmail(cookie)).toBe(email);
  });

  it("replaces the session of the browser, and claims its guest", async () => {
    const email = "guest-before@mail.example";
    const start = 'mutation { createPresignedPost(folder: "photos") { __typename } }';
    const { cookie: guestCookie = "" } = await test.send(start);
    expect(guestCookie).not.toBe("");
    const code = await requestCode(email);
    const { cookie = "" } = await test.send(enterCode(email, code), { cookie: guestCookie });
    expect(cookie).not.toBe(guestCookie);
    expect(await test.findEmail(cookie)).toBe(email);
    expect(await test.findEmail(guestCookie)).toBeUndefined();
    const owners = await test.query("select owner_id from guest where owner_id = $1", [
      await test.findAccountId(email),
    ]);
    expect(owners).toHaveLength(1);
  });

  it("is refused while password codes are, and the email says why", async () => {
    const email = "moved@mail.example";
    await test.createAccount(email);
    await test.send(sendSignIn(email));
    const code = await test.readCode(email, 2);
    await test.query("update account set password_reset_blocked = true where email = $1", [email]);
    expect((await enter(email, code)).result?.__typename).toBe("CodeRefused");
    await test.send(sendSignIn(email));
    expect((await test.inbox.waitForMail(email, 3)).subject).toBe("About your Photomap password");
  });

  it("restores a deleted account, and none that was deleted too long ago", async () => {
    const email = "returns@mail.example";
    await test.createAccount(email);
    const remove = (age: string) =>
      test.query(
        `update account set deleted_at = now() - $2::interval where email = $1 returning id`,
        [email, age],
      );
    await remove("1 day");
    expect((await enter(email, await requestCode(email, 2))).result).toMatchObject({
      isRestored: true,
    });
    await remove("30 days");
    const late = await enter(email, await requestCode(email, 3));
    expect(late.result?.__typename).toBe("CodeRefused");
    expect(late.cookie).toBeUndefined();
  });
});

describe("the limits of codes to log in", () => {
  it("refuse the right code after five wrong ones, and a used code", async () => {
    const email = "guessed@mail.example";
    const code = await requestCode(email);
    for (let i = 0; i < 5; i += 1) await enter(email, wrongFor(code));
    expect((await enter(email, code)).result?.__typename).toBe("CodeRefused");
    const second = await requestCode(email, 2);
    expect((await enter(email, second)).result?.__typename).toBe("SignedIn");
    expect((await enter(email, second)).result?.__typename).toBe("CodeRefused");
  });

  it("refuse an expired code", async () => {
    const email = "slow@mail.example";
    const code = await requestCode(email);
    await test.query("update account_code set expires_at = now() where email = $1", [email]);
    expect((await enter(email, code)).result?.__typename).toBe("CodeRefused");
  });

  it("allow five requests at once", async () => {
    const email = "flooded@mail.example";
    for (let i = 1; i <= 5; i += 1) await requestCode(email, i);
    const { sendSignInCode } = (await test.send(sendSignIn(email))).data;
    expect(sendSignInCode?.__typename).toBe("TooManyAttempts");
  });
});

it("takes no code that was sent for another purpose", async () => {
  const email = "purposes@mail.example";
  await test.createAccount(email);
  await test.send(sendReset(email));
  const resetCode = await test.readCode(email, 2);
  expect((await enter(email, resetCode)).result?.__typename).toBe("CodeRefused");
  const code = await requestCode(email, 3);
  const { data } = await test.send(reset(email, code, "a newer phrase"));
  expect(data["resetPassword"]?.__typename).toBe("CodeRefused");
});

it("gives an account without a password one by a code to reset it", async () => {
  const email = "wants-password@mail.example";
  await enter(email, await requestCode(email));
  await test.send(sendReset(email));
  const code = await test.readCode(email, 2);
  const { cookie = "" } = await test.send(reset(email, code, "a newer phrase"));
  const { account } = JSON.parse(
    (await test.send("{ account { hasPassword } }", { cookie })).body,
  ).data;
  expect(account).toEqual({ hasPassword: true });
  expect((await test.send(signIn(email, "a newer phrase"))).data["signIn"]?.__typename).toBe(
    "SignedIn",
  );
});
