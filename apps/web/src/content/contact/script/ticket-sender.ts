import type { CreateTicketMutation } from "../../../platform/api/generated/graphql.ts";
import { browserReporter } from "../../../platform/errors/browser-reporter.ts";
import type { TextDraft } from "../../tickets/text-draft.ts";
import { readTicketForm } from "../ticket-form.ts";
import type { TicketScriptData } from "../ticket-script-data.ts";
import { sendOperation } from "./send-operation.ts";
import { uploadFile } from "./upload-file.ts";

/** The state of the form, in its `data-status` attribute. */
type Status = "UPLOADING" | "SUBMITTED" | "ERROR";

/** A failure whose message the person reads. */
class Refusal extends Error {}

/** Sends the form without leaving the page: uploads its files first, then creates the ticket. */
export class TicketSender {
  readonly #form: HTMLFormElement;
  readonly #draft: TextDraft;
  readonly #data: TicketScriptData;
  /** Keys of stored files: another attempt does not upload them again. */
  readonly #stored = new WeakMap<File, string>();

  constructor(form: HTMLFormElement, draft: TextDraft) {
    this.#form = form;
    this.#draft = draft;
    this.#data = JSON.parse(form.dataset["ticket"] ?? "");
  }

  listen(): void {
    const form = this.#form;
    for (const part of form.querySelectorAll<HTMLElement>("[data-files]")) part.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      // A second press while it is being sent.
      if (form.dataset["status"] !== "UPLOADING") void this.#send();
    });
  }

  async #send(): Promise<void> {
    this.#show("UPLOADING");
    this.#report("Sending …");
    try {
      const ticket = new FormData(this.#form);
      await this.#addFiles(ticket);
      await this.#create(ticket);
      this.#draft.clear();
      this.#report("");
      this.#show("SUBMITTED");
    } catch (error) {
      if (!(error instanceof Refusal)) browserReporter.report(error, { action: "contact form" });
      this.#report("");
      this.#find("[data-reason]").textContent = error instanceof Refusal ? error.message : "";
      this.#show("ERROR");
    }
  }

  /** Uploads the files and replaces them by the keys of their uploads. */
  async #addFiles(ticket: FormData): Promise<void> {
    for (const input of this.#form.querySelectorAll<HTMLInputElement>("[type=file]")) {
      ticket.delete(input.name);
      for (const file of input.files ?? []) ticket.append(input.name, await this.#upload(file));
    }
  }

  async #upload(file: File): Promise<string> {
    const stored = this.#stored.get(file);
    if (stored !== undefined) return stored;
    try {
      const key = await uploadFile(file, {
        documentId: this.#data.uploadId,
        onProgress: (share) => this.#report(`Uploading ${file.name}: ${Math.round(share * 100)}%`),
      });
      this.#stored.set(file, key);
      return key;
    } catch (error) {
      browserReporter.report(error, { action: "contact upload" });
      const { imageFailed, fileFailed } = this.#data.texts;
      throw new Refusal(file.type.startsWith("image/") ? imageFailed : fileFailed);
    }
  }

  async #create(form: FormData): Promise<void> {
    const input = readTicketForm(form, this.#data.question);
    const answer = await sendOperation<CreateTicketMutation>(this.#data.createId, { input });
    const { createTicket: result } = answer;
    if (result.__typename !== "CreatedTicket") throw new Refusal(result.message);
  }

  #show(status: Status): void {
    const { dataset } = this.#form;
    dataset["status"] = status;
    const isSent = status === "SUBMITTED";
    this.#find("[type=submit]").setAttribute("aria-busy", String(status === "UPLOADING"));
    const problem = this.#find("[data-problem]");
    problem.hidden = status !== "ERROR";
    this.#form.hidden = isSent;
    const sent = document.querySelector<HTMLElement>("[data-sent]");
    if (sent !== null) sent.hidden = !isSent;
    // Scrolls it into view, too: the button may be far below.
    (isSent ? sent : problem)?.focus();
  }

  #report(text: string): void {
    this.#find("[data-progress]").textContent = text;
  }

  #find(selector: string): HTMLElement {
    const element = this.#form.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`The form has no ${selector}`);
    return element;
  }
}
