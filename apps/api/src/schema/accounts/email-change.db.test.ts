import { afterAll, beforeAll, expect, it } from "vitest";
import { MESSAGE, PASSWORD } from "../../../test/account-operations.ts";
import { type MailApi, openMailApi } from "../../../test/open-mail-api.ts";

let test: MailApi;

beforeAll(async () => {
  test = await openMailApi();
});
afterAll(() => test.close());

it("a person's own change is confirmed in a session of the account alone", async () => {
  const newEmail = "new-owner@mail.example";
  const cookie = await test.createAccount("owner@mail.example");
  const stranger = await test.createAccount("stranger@mail.example");
  const request = `mutation { requestEmailChange(email: "${newEmail}", password: "${PASSWORD}") { ${MESSAGE} } }`;
  const requested = await test.send(request, { cookie });
  expect(requested.data["requestEmailChange"]?.__typename).toBe("EmailChangeRequested");
  const { text } = await test.inbox.waitForMail(newEmail);
  const token = decodeURIComponent(/confirm-email\?token=(\S+)/.exec(text)?.[1] ?? "");

  const confirmation = `mutation { confirmEmailChange(token: "${token}") { ${MESSAGE} } }`;
  const confirm = async (options: { readonly cookie?: string }) =>
    (await test.send(confirmation, options)).data["confirmEmailChange"];
  expect(await confirm({})).toMatchObject({ __typename: "NotSignedIn" });
  expect(await confirm({ cookie: stranger })).toMatchObject({
    __typename: "NotFound",
    message: expect.stringContaining("another account"),
  });
  expect(await test.findEmail(cookie)).toBe("owner@mail.example");
  expect(await confirm({ cookie })).toEqual({ __typename: "EmailChanged" });
});
