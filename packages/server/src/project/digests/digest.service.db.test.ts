import { randomUUID } from "node:crypto";
import { type MailBackend, openMailBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { DigestService } from "./digest.service.ts";

let test: MailBackend;

beforeAll(async () => {
  test = await openMailBackend();
});
afterAll(() => test.close());

async function createProject(email: string) {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  const viewer = { kind: "account", accountId: id, email, identity: id } as const;
  const made = await test.backend.projects.create(viewer, "pm", { designId: "50-states-36x24" });
  if (made.kind !== "created") throw new Error(made.kind);
  return { projectId: made.project.id, ownerId: id };
}

type Project = Awaited<ReturnType<typeof createProject>>;

async function suggest(
  { projectId, ownerId }: Project,
  { by, minutesAgo, count = 1 }: { by: string; minutesAgo: number; count?: number },
): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    await test.query(
      `insert into suggestion (project_id, owner_id, opening_id, suggester_id, request_id, status,
         submitted_at, name, input)
       values ($1, $2, 'CO', $3, $4, 'SUBMITTED', now() - make_interval(mins => $5), $6, '{}')`,
      [projectId, ownerId, `guest-${by}`, randomUUID(), minutesAgo, by],
    );
  }
}

/** Enqueues with as many workers as there could be. */
async function enqueueDue(): Promise<number> {
  const counts = await Promise.all(
    Array.from({ length: 5 }, () => test.backend.digests.enqueueDue()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function waitForMails(): Promise<void> {
  await vi.waitUntil(
    async () => {
      const rows = await test.query(
        "select 1 from pgboss.job where name = 'send-mail' and state::text <> 'completed'",
      );
      return rows.length === 0;
    },
    { timeout: 50_000 },
  );
}

describe("the digest of suggestions", () => {
  it("is one mail for all suggestions of 15 minutes, with counts by person, by parallel workers", async () => {
    const email = "digest@mail.example";
    const project = await createProject(email);
    await suggest(project, { by: "Sister", minutesAgo: 14, count: 30 });
    expect(await enqueueDue()).toBe(0);
    await suggest(project, { by: "Neighbor", minutesAgo: 16 });
    await suggest(project, { by: "Cousin", minutesAgo: 0, count: 2 });
    expect(await enqueueDue()).toBe(1);
    const mail = await test.inbox.waitForMail(email);
    expect(mail.subject).toContain("33 new suggestions for");
    for (const line of [
      "Sister: 30 suggestions",
      "Cousin: 2 suggestions",
      "Neighbor: 1 suggestion",
    ]) {
      expect(mail.text).toContain(line);
    }
    expect(mail.text).toContain(`/p/${project.projectId}/collaborate`);
    expect(await enqueueDue()).toBe(0);
    await suggest(project, { by: "Sister", minutesAgo: 16 });
    expect(await enqueueDue()).toBe(1);
    const second = await test.inbox.waitForMail(email, 2);
    expect(second.subject).toContain("1 new suggestion for");
    await waitForMails();
    expect(test.inbox.mailsTo(email)).toHaveLength(2);
  });

  it("is not sent when the owner has handled all of them, or has no account any more", async () => {
    const [handled, deleted] = ["handled@mail.example", "deleted@mail.example"];
    for (const email of [handled, deleted]) {
      await suggest(await createProject(email), { by: "Sister", minutesAgo: 14 });
    }
    await test.query("update suggestion set submitted_at = now() - interval '20 minutes'");
    await test.query(
      `update suggestion set status = 'HIDDEN' from account
       where account.id = owner_id and account.email = $1`,
      [handled],
    );
    await test.query("update account set deleted_at = now() where email = $1", [deleted]);
    await enqueueDue();
    await waitForMails();
    expect([handled, deleted].flatMap((email) => test.inbox.mailsTo(email))).toEqual([]);
  });

  it("is not sent to an owner who turned it off, by the link of a mail or in the settings", async () => {
    const email = "unsubscribed@mail.example";
    const project = await createProject(email);
    const { digestSetting } = test.backend;
    const viewer = { kind: "account", accountId: project.ownerId, email, identity: "id" } as const;
    await suggest(project, { by: "Sister", minutesAgo: 16 });
    await enqueueDue();
    const mail = await test.inbox.waitForMail(email);
    const [url = "", token = ""] = /https?:\S+\/unsubscribe\?token=(\S+)/.exec(mail.text) ?? [];
    expect(mail.headers).toMatchObject({
      "list-unsubscribe": `<${url}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });

    expect(await digestSetting.unsubscribe(`${token}x`)).toBe(false);
    expect(await digestSetting.isEnabled(viewer)).toBe(true);
    expect(await digestSetting.unsubscribe(token)).toBe(true);
    expect(await digestSetting.isEnabled(viewer)).toBe(false);
    await suggest(project, { by: "Sister", minutesAgo: 16 });
    await enqueueDue();
    await waitForMails();
    expect(test.inbox.mailsTo(email)).toHaveLength(1);

    await digestSetting.setEnabled(viewer, true);
    await suggest(project, { by: "Sister", minutesAgo: 16 });
    await enqueueDue();
    expect((await test.inbox.waitForMail(email, 2)).subject).toContain("1 new");
  });

  it("is not sent to an address that refuses mail", async () => {
    const email = "bounced@mail.example";
    await test.backend.suppressionList.add(email, "bounce");
    await suggest(await createProject(email), { by: "Sister", minutesAgo: 16 });
    expect(await enqueueDue()).toBe(1);
    await waitForMails();
    expect(test.inbox.mailsTo(email)).toEqual([]);
  });

  it("is due again when the process ends before the mail is enqueued", async () => {
    const project = await createProject("killed@mail.example");
    await suggest(project, { by: "Sister", minutesAgo: 16 });
    const opened = openDatabase(test.databaseUrl, 1);
    const queue = { enqueueAll: () => Promise.reject(new Error("killed")) };
    await expect(new DigestService({ db: opened.db, queue }).enqueueDue()).rejects.toThrow(
      "killed",
    );
    await opened.close();
    expect(await enqueueDue()).toBe(1);
    expect((await test.inbox.waitForMail("killed@mail.example")).subject).toContain("1 new");
  });
});
