import { createServer, type Server } from "node:http";
import type { ReceivedMail, SmtpInbox } from "./smtp-inbox.ts";

/** Shows an inbox over HTTP: a page for people, mails.json for tests. */
export function createInboxServer(inbox: SmtpInbox): Server {
  return createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://inbox");
    const answer = findAnswer(inbox, url);
    response.writeHead(answer === undefined ? 404 : 200, {
      "content-type": `${answer?.type ?? "text/plain"}; charset=utf-8`,
    });
    response.end(answer?.body ?? "There is no such mail.");
  });
}

function findAnswer(
  inbox: SmtpInbox,
  { pathname, searchParams }: URL,
): { type: string; body: string } | undefined {
  if (pathname === "/healthz") return { type: "text/plain", body: "ok" };
  if (pathname === "/") return { type: "text/html", body: writeInboxPage(inbox.mails) };
  if (pathname === "/mails.json") {
    const to = searchParams.get("to");
    const mails = to === null ? inbox.mails : inbox.mailsTo(to);
    return { type: "application/json", body: JSON.stringify(mails) };
  }
  const [, id, text] = /^\/(\d+)(\.txt)?$/.exec(pathname) ?? [];
  const mail = inbox.mails[Number(id) - 1];
  if (mail === undefined) return undefined;
  return text === undefined
    ? { type: "text/html", body: mail.html }
    : { type: "text/plain", body: mail.text };
}

const MOUNT = "/dev/inbox";

/** Writes a page with everything that was sent, the newest first. */
function writeInboxPage(mails: readonly ReceivedMail[]): string {
  const rows = mails
    .toReversed()
    .map(
      (mail) =>
        `<li><a href="${MOUNT}/${mail.id}">${escapeHtml(mail.subject)}</a> to ${escapeHtml(mail.to.join(", "))} <time>${mail.receivedAt}</time></li>`,
    );
  const list = rows.length === 0 ? "<p>Nothing was sent yet.</p>" : `<ol>${rows.join("")}</ol>`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inbox</title><style>
body{margin:40px auto;max-width:760px;padding:0 20px;background:#FBF8F3;color:#1F2A37;font:16px/1.5 system-ui,sans-serif}
h1{font:500 32px Georgia,serif}ol{padding:0;list-style:none}li{padding:12px 0;border-top:1px solid #E2D9CA}a{color:#006A8E;font-weight:600}time{color:#666055;font-size:14px}
</style></head><body><h1>Inbox</h1><p>What the product sent since it was started. Plain text: add <code>.txt</code> to the address of a mail.</p>${list}</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
