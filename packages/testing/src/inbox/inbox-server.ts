import { createServer, type Server } from "node:http";
import { writeInboxPage } from "./inbox-page.ts";
import type { SmtpInbox } from "./smtp-inbox.ts";

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
