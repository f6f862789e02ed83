import { SmtpInbox } from "./inbox/smtp-inbox.ts";
import { openTestBackend, type TestBackend } from "./test-backend.ts";

export interface MailBackend extends TestBackend {
  readonly inbox: SmtpInbox;
  /** Reads the digits in the nth email to an address. */
  readCode(email: string, count?: number): Promise<string>;
}

/** Opens a backend with its own mail worker and inbox. */
export async function openMailBackend(environment: NodeJS.ProcessEnv = {}): Promise<MailBackend> {
  const inbox = await SmtpInbox.start();
  const test = await openTestBackend({ ...environment, SMTP_URL: inbox.url });
  await test.backend.queue.work("send-mail", async (job) => {
    await test.backend.mail.deliver(job);
  });
  return {
    ...test,
    inbox,
    async readCode(email, count) {
      const { text } = await inbox.waitForMail(email, count);
      const code = /^ {4}(\d{6})$/m.exec(text)?.[1];
      if (code === undefined) throw new Error(`The mail to ${email} has no code`);
      return code;
    },
    async close() {
      await test.close();
      await inbox.stop();
    },
  };
}
