import { generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { parseSignedMailReport } from "./mail-reports.ts";

const TOPIC = "arn:aws:sns:us-east-1:111122223333:mail-reports";
const CERTIFICATE_URL = "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-1.pem";
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const NOW = new Date("2026-11-15T08:00:30.000Z");

const verification = {
  topicArn: TOPIC,
  now: NOW,
  loadCertificate: async () => publicKey.export({ type: "spki", format: "pem" }).toString(),
};

const bounce = (bounceType: string) => ({
  notificationType: "Bounce",
  bounce: {
    bounceType,
    bouncedRecipients: [{ emailAddress: "gone@mail.example", diagnosticCode: "smtp; 550 5.1.1" }],
  },
});

/** Writes an event signed as SNS does: the fields sorted, each on a line after its name. */
function write(event: unknown, facts: Record<string, string> = {}): string {
  const fields: Record<string, string> = {
    Message: JSON.stringify(event),
    MessageId: "a1",
    Timestamp: "2026-11-15T08:00:00.000Z",
    TopicArn: TOPIC,
    Type: "Notification",
    ...facts,
  };
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}\n${fields[name]}\n`)
    .join("");
  const signature = sign("sha256", Buffer.from(text), privateKey).toString("base64");
  return JSON.stringify({
    SignatureVersion: "2",
    Signature: signature,
    SigningCertURL: CERTIFICATE_URL,
    ...fields,
  });
}

const recipients = [{ email: "gone@mail.example", reason: "smtp; 550 5.1.1" }];

describe("a report of the mail service", () => {
  it("lists addresses that bounced permanently", async () => {
    const report = await parseSignedMailReport(write(bounce("Permanent")), verification);
    expect(report).toEqual({ kind: "undeliverable", recipients });
    const titled = write(bounce("Permanent"), { Subject: "Amazon SES" });
    expect(await parseSignedMailReport(titled, verification)).toEqual({
      kind: "undeliverable",
      recipients,
    });
  });

  it("lists addresses that complained", async () => {
    const complaint = {
      notificationType: "Complaint",
      complaint: { complainedRecipients: [{ emailAddress: "angry@mail.example" }] },
    };
    expect(await parseSignedMailReport(write(complaint), verification)).toMatchObject({
      recipients: [{ email: "angry@mail.example" }],
    });
  });

  it.each([bounce("Transient"), { notificationType: "Delivery" }, "no event"])(
    "lists no address for a temporary bounce or another event",
    async (event) => {
      expect(await parseSignedMailReport(write(event), verification)).toEqual({
        kind: "undeliverable",
        recipients: [],
      });
    },
  );

  it("accepts a confirmation address of the service only", async () => {
    const ask = (SubscribeURL: string) =>
      parseSignedMailReport(
        write("hello", { Type: "SubscriptionConfirmation", Token: "t", SubscribeURL }),
        verification,
      );
    const confirmUrl = "https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription";
    expect(await ask(confirmUrl)).toEqual({ kind: "subscription", confirmUrl });
    expect(await ask("https://sns.us-east-1.amazonaws.com.evil.example/")).toBeUndefined();
    expect(await ask("http://127.0.0.1:4000/")).toBeUndefined();
  });
});

describe("a forged report", () => {
  const tamper = (facts: Record<string, string>) =>
    JSON.stringify({ ...JSON.parse(write(bounce("Permanent"))), ...facts });

  it.each([
    ["that was changed", tamper({ Message: JSON.stringify(bounce("Permanent")).slice(1) })],
    ["of another topic", write(bounce("Permanent"), { TopicArn: `${TOPIC}-of-mallory` })],
    ["of two days ago", write(bounce("Permanent"), { Timestamp: "2026-11-13T08:00:00.000Z" })],
    ["with a key of its own", tamper({ SigningCertURL: "https://evil.example/key.pem" })],
    ["with the older signature", tamper({ SignatureVersion: "1" })],
    ["that is not JSON", "hello"],
  ])("%s is refused", async (_what, body) => {
    expect(await parseSignedMailReport(body, verification)).toBeUndefined();
  });
});
