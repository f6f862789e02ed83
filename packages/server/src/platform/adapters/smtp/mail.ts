import { isEmailAddress } from "@photomap/project";
import { createTransport, type Transporter } from "nodemailer";

export interface OutgoingMail {
  readonly from: { readonly name: string; readonly address: string };
  /** A normalized address. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The address that turns this kind of email off; it accepts the POST of RFC 8058. */
  readonly unsubscribeUrl?: string | undefined;
}

export type SendMailResult =
  | { readonly kind: "accepted" }
  /**
   * The email was refused permanently: a retry would fail again, because of the address or of this
   * email.
   */
  | { readonly kind: "refused"; readonly about: "address" | "mail"; readonly reason: string };

const TIMEOUT_MS = 15_000;

/** Sends email over SMTP. Temporary failures are thrown, permanent ones returned. */
export class Mailer {
  readonly #transport: Transporter;

  constructor(smtpUrl: string) {
    this.#transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }

  async send({ unsubscribeUrl, ...mail }: OutgoingMail): Promise<SendMailResult> {
    if (!isEmailAddress(mail.to)) {
      return { kind: "refused", about: "address", reason: "not an email address" };
    }
    try {
      // An object: the library would parse a string, which may contain several addresses.
      await this.#transport.sendMail({
        ...mail,
        to: { name: "", address: mail.to },
        headers: unsubscribeUrl === undefined ? {} : writeUnsubscribeHeaders(unsubscribeUrl),
      });
      return { kind: "accepted" };
    } catch (error) {
      const refusal = findRefusal(error);
      if (refusal === undefined) throw error;
      return refusal;
    }
  }

  close(): void {
    this.#transport.close();
  }
}

/**
 * Writes the headers for which email programs show a button, which sends a POST without cookies.
 */
function writeUnsubscribeHeaders(url: string) {
  return {
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** Finds a 5xx response to the recipient or the message; one to the sender's login is retried. */
function findRefusal(error: unknown): Extract<SendMailResult, { kind: "refused" }> | undefined {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) {
    return undefined;
  }
  if (typeof error.responseCode !== "number" || error.responseCode < 500) return undefined;
  const reason = error.message.slice(0, 500);
  if (error.command === "RCPT TO") return { kind: "refused", about: "address", reason };
  return error.command === "DATA" ? { kind: "refused", about: "mail", reason } : undefined;
}
