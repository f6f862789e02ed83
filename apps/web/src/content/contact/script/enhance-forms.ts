import { TextDraft } from "../../tickets/text-draft.ts";
import { TicketSender } from "./ticket-sender.ts";

/** Adds to the page's forms what they work without: drafts, uploads, progress. */
export function enhanceForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
    const { draft: key = "", enhanced, sent, ticket } = form.dataset;
    if (enhanced !== undefined) continue;
    form.dataset["enhanced"] = "";
    const draft = new TextDraft(form, key);
    if (sent === undefined) draft.restore();
    else forgetSent(draft);
    if (ticket !== undefined) new TicketSender(form, draft).listen();
  }
}

/** The text was sent by the page before. What is typed from now on must survive a reload. */
function forgetSent(draft: TextDraft): void {
  draft.clear();
  const url = new URL(location.href);
  url.searchParams.delete("sent");
  history.replaceState(history.state, "", url);
}
