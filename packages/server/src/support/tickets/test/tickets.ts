import { randomUUID } from "node:crypto";
import type { TestBackend } from "@photomap/testing";
import type { AccountViewer, IdentifiedViewer, Viewer } from "../../../platform/viewer/viewer.ts";
import type { Ticket } from "../ticket.types.ts";

/** A question with optional fields, among them a file. */
const QUESTION = "mapmaker/general-technical-question";

export const STAFF: AccountViewer = {
  kind: "account",
  accountId: "staff",
  identity: "staff",
  email: "staff@mail.example",
  staffRole: "EMPLOYEE",
};

interface TicketFacts {
  readonly id: string;
  readonly question: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly fields: readonly object[];
  readonly tags: readonly string[];
  readonly userAgent: string;
}

export function makeTicket(facts: Partial<TicketFacts> = {}) {
  return {
    id: randomUUID(),
    question: QUESTION,
    name: "A customer",
    email: `${randomUUID()}@mail.example`,
    subject: "",
    message: "My map does not open.",
    ...facts,
  };
}

export async function createAccount({ backend }: TestBackend): Promise<AccountViewer> {
  const email = `${randomUUID()}@mail.example`;
  const { id } = await backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id };
}

/** Makes a caller with a network of its own. */
export function by(viewer: Viewer) {
  return { viewer, networks: { ip: randomUUID() } };
}

export async function write(
  { backend }: TestBackend,
  viewer: Viewer,
  facts: Partial<TicketFacts> = {},
): Promise<Ticket> {
  const result = await backend.tickets.create(by(viewer), "pm", makeTicket(facts));
  if (result.kind !== "created") throw new Error(JSON.stringify(result));
  return result.ticket;
}

/** Returns the key of the stored original. */
export async function upload(
  { backend: { storage, uploads } }: TestBackend,
  viewer: IdentifiedViewer,
  folder = "contact",
): Promise<string> {
  const photo = { id: randomUUID(), extension: ".png", contentType: "image/png", bytes: 8 };
  const permit = await uploads.createPermit(viewer, folder, photo);
  if (permit.kind !== "granted") throw new Error(permit.kind);
  await storage.writeOriginal(permit.key, Buffer.from("a screen"), "image/png");
  return permit.key;
}

export function attach(...keys: readonly string[]) {
  return { fields: [{ type: "FILE", label: "Screenshot", values: keys }] };
}
