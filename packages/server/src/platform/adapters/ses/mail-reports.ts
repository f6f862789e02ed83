import { createPublicKey, verify } from "node:crypto";
import { z } from "zod";

const envelopeSchema = z.object({
  Type: z.enum(["Notification", "SubscriptionConfirmation"]),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Subject: z.string().optional(),
  Timestamp: z.iso.datetime(),
  Token: z.string().optional(),
  SubscribeURL: z.string().optional(),
  // Version 1 is SHA-1; the topic is set to 2.
  SignatureVersion: z.literal("2"),
  Signature: z.base64(),
  SigningCertURL: z.url(),
});

type Envelope = z.output<typeof envelopeSchema>;

const recipientsSchema = z.array(
  z.object({ emailAddress: z.string(), diagnosticCode: z.string().optional() }),
);

const eventSchema = z.union([
  z.object({
    notificationType: z.literal("Bounce"),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipientsSchema }),
  }),
  z.object({
    notificationType: z.literal("Complaint"),
    complaint: z.object({ complainedRecipients: recipientsSchema }),
  }),
]);

export interface UndeliverableRecipient {
  readonly email: string;
  readonly reason: string;
}

export type MailReport =
  | { readonly kind: "undeliverable"; readonly recipients: readonly UndeliverableRecipient[] }
  /** SNS asks to confirm the subscription by a request to this address. */
  | { readonly kind: "subscription"; readonly confirmUrl: string };

/**
 * Matches the hosts of SNS, from which the certificate must come: any other host could sign
 * anything.
 */
const AMAZON_HOST = /^sns\.[a-z0-9-]+\.amazonaws\.com$/;

interface Verification {
  /** The topic, which is required because Amazon signs notifications of other topics too. */
  readonly topicArn: string;
  readonly loadCertificate: (url: string) => Promise<string>;
  readonly now: Date;
}

const MAX_AGE_MS = 86_400_000;

/**
 * Reads bounces and complaints that SES reports through SNS; undefined when the signature is not
 * valid.
 */
export async function parseSignedMailReport(
  body: string,
  verification: Verification,
): Promise<MailReport | undefined> {
  const parsed = envelopeSchema.safeParse(parseJson(body));
  if (!parsed.success || !(await isSigned(parsed.data, verification))) return undefined;
  const { Type, SubscribeURL = "", Message } = parsed.data;
  if (Type === "SubscriptionConfirmation") {
    return isAmazonUrl(SubscribeURL)
      ? { kind: "subscription", confirmUrl: SubscribeURL }
      : undefined;
  }
  return { kind: "undeliverable", recipients: readRecipients(Message) };
}

async function isSigned(envelope: Envelope, verification: Verification): Promise<boolean> {
  const { TopicArn, Timestamp, SigningCertURL, Signature } = envelope;
  const ageMs = verification.now.getTime() - Date.parse(Timestamp);
  if (TopicArn !== verification.topicArn || ageMs > MAX_AGE_MS || !isAmazonUrl(SigningCertURL)) {
    return false;
  }
  const key = createPublicKey(await verification.loadCertificate(SigningCertURL));
  const signed = Buffer.from(writeSignedText(envelope));
  return verify("sha256", signed, key, Buffer.from(Signature, "base64"));
}

/** Writes the signed text: the fields sorted by name, each on a line after its name. */
function writeSignedText(envelope: Envelope): string {
  const names =
    envelope.Type === "Notification"
      ? (["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"] as const)
      : ([
          "Message",
          "MessageId",
          "SubscribeURL",
          "Timestamp",
          "Token",
          "TopicArn",
          "Type",
        ] as const);
  return names
    .flatMap((name) => (envelope[name] === undefined ? [] : [`${name}\n${envelope[name]}\n`]))
    .join("");
}

/**
 * Lists recipients of permanent bounces and complaints only: a full mailbox or an unavailable
 * server recovers.
 */
function readRecipients(message: string): UndeliverableRecipient[] {
  const event = eventSchema.safeParse(parseJson(message)).data;
  if (event === undefined) return [];
  if (event.notificationType === "Complaint") {
    return event.complaint.complainedRecipients.map(({ emailAddress }) => ({
      email: emailAddress,
      reason: "reported as spam",
    }));
  }
  if (event.bounce.bounceType !== "Permanent") return [];
  return event.bounce.bouncedRecipients.map(({ emailAddress, diagnosticCode }) => ({
    email: emailAddress,
    reason: (diagnosticCode ?? "bounced").slice(0, 500),
  }));
}

function isAmazonUrl(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && AMAZON_HOST.test(url.hostname);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
