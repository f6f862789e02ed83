import { generateKeyPairSync, sign } from "node:crypto";
import { MailReportService } from "@photomap/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, signUp, verify } from "../../../test/account-operations.ts";
import { type MailApi, openMailApi } from "../../../test/open-mail-api.ts";

const TOPIC = "arn:aws:sns:us-east-1:111122223333:mail-reports";
const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });

let test: MailApi;

beforeAll(async () => {
  test = await openMailApi(({ suppressionList, webhookFailures }) => ({
    mailReports: new MailReportService({
      suppressionList,
      webhookFailures,
      topicArn: TOPIC,
      fetchText: async () => keys.publicKey.export({ type: "spki", format: "pem" }).toString(),
    }),
  }));
});
afterAll(() => test.close());

async function send(query: string, cookie = "") {
  const answer = await test.send(query, { cookie });
  return { ...answer, data: JSON.parse(answer.body).data };
}

const signIn = (email: string, restore = false) =>
  `mutation { signIn(email: "${email}", password: "${PASSWORD}", restore: ${restore}) { __typename ... on SignedIn { isRestored account { email } } ... on AccountDeleted { restorableUntil } } }`;
const remove = (password: string, confirmation: string) =>
  `mutation { deleteAccount(password: "${password}", confirmation: "${confirmation}") { __typename } }`;

describe("deleting an account", () => {
  it("needs the password and the confirmation, ends the session and can be undone", async () => {
    const email = "leaving@mail.example";
    const cookie = await test.createAccount(email);
    const result = async (password: string, word: string) =>
      (await send(remove(password, word), cookie)).data.deleteAccount.__typename;
    expect(await result("not my password", "delete")).toBe("IncorrectPassword");
    expect(await result(PASSWORD, "remove")).toBe("InvalidInput");
    const deleted = await send(remove(PASSWORD, " Delete "), cookie);
    expect(deleted.data.deleteAccount.__typename).toBe("DeletionRequested");
    expect(deleted.cookie).toMatch(/^__Host-photomap-session=$/);
    expect(await test.findEmail(cookie)).toBeUndefined();

    const offer = await send(signIn(email));
    expect(offer.cookie).toBeUndefined();
    const days = (Date.parse(offer.data.signIn.restorableUntil) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    const back = await send(signIn(email, true));
    expect(back.data.signIn).toEqual({
      __typename: "SignedIn",
      isRestored: true,
      account: { email },
    });
    expect(await test.findEmail(back.cookie)).toBe(email);
    expect((await send(signIn(email))).data.signIn.isRestored).toBe(false);
  });

  it("needs a signed-in user, as does an export", async () => {
    expect((await send(remove(PASSWORD, "delete"))).data.deleteAccount.__typename).toBe(
      "NotSignedIn",
    );
    const { data } = await send("mutation { requestDataExport { __typename } }");
    expect(data.requestDataExport.__typename).toBe("NotSignedIn");
    expect((await send("{ dataExport { id } }")).data.dataExport).toBeNull();
  });
});

function report(email: string) {
  const fields = {
    Message: JSON.stringify({
      notificationType: "Bounce",
      bounce: { bounceType: "Permanent", bouncedRecipients: [{ emailAddress: email }] },
    }),
    MessageId: "a1",
    Timestamp: new Date().toISOString(),
    TopicArn: TOPIC,
    Type: "Notification",
  };
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}\n${value}\n`)
    .join("");
  return {
    ...fields,
    SignatureVersion: "2",
    Signature: sign("sha256", Buffer.from(text), keys.privateKey).toString("base64"),
    SigningCertURL: "https://sns.us-east-1.amazonaws.com/key.pem",
  };
}

const deliver = (body: object) =>
  test.api.inject({
    method: "POST",
    url: "/hooks/mail-reports",
    headers: { "content-type": "text/plain; charset=UTF-8" },
    payload: JSON.stringify(body),
  });

describe("a mail that bounces later", () => {
  it("stops further mail, and shows it in the account and where a code is entered", async () => {
    const email = "bounces@mail.example";
    const cookie = await test.createAccount(email);
    const isRefused = async () =>
      (await send("{ account { isMailRefused } }", cookie)).data.account.isMailRefused;
    expect(await isRefused()).toBe(false);
    expect((await deliver(report("Bounces@mail.example"))).statusCode).toBe(204);
    expect(await isRefused()).toBe(true);
    const resend = `mutation { resendVerificationCode(email: "${email}") { __typename ... on Refusal { message } } }`;
    const { resendVerificationCode: told } = (await send(resend)).data;
    expect(told.__typename).toBe("MailRefused");
    expect(told.message).toContain(email);
    expect(test.inbox.mailsTo(email)).toHaveLength(1);
    await send("mutation { retryMail }", cookie);
    expect(await isRefused()).toBe(false);
    expect((await send(resend)).data.resendVerificationCode.__typename).toBe("CodeSent");
  });

  it("is accepted from the mail service only", async () => {
    const email = "victim@mail.example";
    const forged = { ...report(email), MessageId: "a2" };
    expect((await deliver(forged)).statusCode).toBe(403);
    expect(await test.backend.suppressionList.has(email)).toBe(false);
  });

  it("is reported where a code is entered", async () => {
    const email = "typo@mail.example";
    await send(signUp(email));
    await test.readCode(email);
    await deliver(report(email));
    expect((await send(verify(email, "000000"))).data.verifyEmail.__typename).toBe("MailRefused");
    expect((await send(signUp(email))).data.signUp.__typename).toBe("MailRefused");
  });
});
