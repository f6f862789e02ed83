import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD } from "../../../test/account-operations.ts";
import { type MailApi, openMailApi } from "../../../test/open-mail-api.ts";
import { ShopBrowser } from "../../../test/shop-browser.ts";

const SECOND = "eight white herons";
const THIRD = "nine brown owls";

let test: MailApi;

beforeAll(async () => {
  test = await openMailApi();
});
afterAll(() => test.close());

/** Runs an operation and returns the type of its result. */
async function run(browser: ShopBrowser, operation: string, args: object): Promise<string> {
  const given = Object.entries(args).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const data = await browser.ask<Record<string, { __typename: string }>>(
    `mutation { ${operation}(${given.join(", ")}) { __typename } }`,
  );
  return data[operation]?.__typename ?? "no answer";
}

async function readAttributes(browser: ShopBrowser) {
  const query = "{ account { id email identity isEmailVerified role stickerTokenBalance } }";
  const { account } = await browser.ask<{ account: { identity: string } | null }>(query);
  return account;
}

/** Returns the key for which the storage accepts an upload. */
async function requestCredentials(browser: ShopBrowser): Promise<string> {
  const id = randomUUID();
  const photo = `{ id: "${id}", contentType: "image/jpeg", extension: ".jpg", bytes: 1000 }`;
  const { createPresignedPost } = await browser.ask<{ createPresignedPost: { key: string } }>(
    `mutation { createPresignedPost(folder: "photos", photo: ${photo}) {
      __typename ... on PresignedPost { key url fields expires } } }`,
  );
  return createPresignedPost.key;
}

it("API-15 signs up, confirms with a resent code, authenticates, recovers and changes the password, and gives the credentials and attributes of the identity alone", async () => {
  const email = "identity@mail.example";
  const browser = new ShopBrowser(test.api);
  const authenticate = (password: string, from = new ShopBrowser(test.api)) =>
    run(from, "signIn", { email, password });

  const terms = { email, password: PASSWORD, acceptsTerms: true };
  expect(await run(browser, "signUp", terms)).toBe("CodeSent");
  await test.readCode(email);
  expect(await authenticate(PASSWORD)).toBe("UserNotConfirmed");
  await test.readCode(email, 2);
  expect(await run(browser, "resendVerificationCode", { email })).toBe("CodeSent");
  const confirm = async (code: string) =>
    run(browser, "verifyEmail", { email, code, password: PASSWORD });
  expect(await confirm("abcdef")).not.toBe("SignedIn");
  expect(await readAttributes(browser)).toBeNull();
  expect(await confirm(await test.readCode(email, 3))).toBe("SignedIn");

  const id = await test.findAccountId(email);
  const attributes = { id, email, identity: id, isEmailVerified: true, role: "USER" };
  expect(await readAttributes(browser)).toEqual({ ...attributes, stickerTokenBalance: 0 });
  expect(await requestCredentials(browser)).toMatch(new RegExp(`^${id}/uploads/photos/`));
  expect(await requestCredentials(new ShopBrowser(test.api))).toMatch(/^guest-/);

  const elsewhere = new ShopBrowser(test.api);
  expect(await authenticate("not the password", elsewhere)).toBe("IncorrectPassword");
  expect(await authenticate(PASSWORD, elsewhere)).toBe("SignedIn");
  expect(await readAttributes(elsewhere)).toMatchObject(attributes);

  expect(await run(browser, "sendPasswordResetCode", { email })).toBe("CodeSent");
  const code = await test.readCode(email, 4);
  const forgotten = { email, code, newPassword: SECOND };
  expect(await run(browser, "resetPassword", forgotten)).toBe("SignedIn");
  expect(await readAttributes(elsewhere)).toBeNull();
  expect(await authenticate(PASSWORD)).toBe("IncorrectPassword");

  const change = (currentPassword: string) =>
    run(browser, "changePassword", { currentPassword, newPassword: THIRD });
  expect(await change(PASSWORD)).toBe("IncorrectPassword");
  expect(await change(SECOND)).toBe("PasswordChanged");
  expect(await authenticate(SECOND)).toBe("IncorrectPassword");
  expect(await authenticate(THIRD, elsewhere)).toBe("SignedIn");
});
