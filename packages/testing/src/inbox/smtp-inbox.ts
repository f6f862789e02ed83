import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

export interface ReceivedMail {
  readonly id: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The headers by name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly receivedAt: string;
}

const WAIT_LIMIT_MS = 50_000;
/** A domain that is always refused, for tests that can't call `refuse`. */
const REFUSED_DOMAIN = "@refused.example";

/** An SMTP server that stores received emails and refuses chosen recipients. */
export class SmtpInbox {
  readonly #server: SMTPServer;
  readonly #refused = new Map<string, number>();
  readonly #waiting = new Set<() => void>();
  /** The received emails, the newest last. */
  readonly mails: ReceivedMail[] = [];
  /** The number of RCPT TO commands, refused ones included. */
  recipientsNamed = 0;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      disableReverseLookup: true,
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        this.recipientsNamed += 1;
        const code =
          this.#refused.get(address) ?? (address.endsWith(REFUSED_DOMAIN) ? 550 : undefined);
        done(code === undefined ? null : createSmtpError(code));
      },
      onData: (stream, session, done) => {
        void this.#keep(stream, session).finally(done);
      },
    });
    this.#server.on("error", () => undefined);
  }

  static async start(port = 0): Promise<SmtpInbox> {
    const inbox = new SmtpInbox();
    await new Promise<void>((resolve, reject) => {
      inbox.#server.once("error", reject);
      inbox.#server.listen(port, "127.0.0.1", resolve);
    });
    return inbox;
  }

  get url(): string {
    const address = this.#server.server.address();
    if (address === null || typeof address === "string") throw new Error("The inbox is closed");
    return `smtp://127.0.0.1:${address.port}`;
  }

  /** Refuses the recipient with an SMTP code: 4xx is temporary, 5xx permanent. */
  refuse(address: string, code: number): void {
    this.#refused.set(address, code);
  }

  accept(address: string): void {
    this.#refused.delete(address);
  }

  mailsTo(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(address));
  }

  /** Resolves with the nth email to an address. */
  async waitForMail(address: string, count = 1): Promise<ReceivedMail> {
    const deadline = AbortSignal.timeout(WAIT_LIMIT_MS);
    for (;;) {
      const mail = this.mailsTo(address)[count - 1];
      if (mail !== undefined) return mail;
      await new Promise<void>((resolve, reject) => {
        this.#waiting.add(resolve);
        deadline.addEventListener("abort", () => reject(new Error(`No mail came to ${address}`)));
      });
    }
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }

  async #keep(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const raw = await new Response(ReadableStream.from(stream)).arrayBuffer();
    const parsed = await PostalMime.parse(raw);
    this.mails.push({
      id: this.mails.length + 1,
      from: parsed.from?.address ?? "",
      to: envelope.rcptTo.map(({ address }) => address),
      subject: parsed.subject ?? "",
      html: parsed.html ?? "",
      text: parsed.text ?? "",
      headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
      receivedAt: new Date().toISOString(),
    });
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}

function createSmtpError(responseCode: number): Error {
  const text = responseCode >= 500 ? "No such user here" : "Try again later";
  return Object.assign(new Error(text), { responseCode });
}
