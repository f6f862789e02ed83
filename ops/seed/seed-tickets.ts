import { readFile } from "node:fs/promises";
import type { AccountViewer, Backend } from "@photomap/server";
import { PHOTOS } from "./demo-photos.ts";

/** The ids of the requests, fixed so that the seed can be repeated. */
const ANSWERED = "5eed0000-0000-4000-8000-000000000011";
const ANSWER = "5eed0000-0000-4000-8000-000000000012";
const OPEN = "5eed0000-0000-4000-8000-000000000013";
const FILE = "5eed0000-0000-4000-8000-000000000014";

interface People {
  readonly owner: AccountViewer;
  readonly family: AccountViewer;
  readonly admin: AccountViewer;
}

/** Creates an answered ticket of the owner and one of the family with a file. Idempotent. */
export async function seedTickets(
  backend: Backend,
  { owner, family, admin }: People,
): Promise<void> {
  await create(backend, owner, {
    id: ANSWERED,
    question: "printing/photo-quality",
    name: "Photomap owner",
    message: "How large can I print the photo of Colorado?\nThe editor says it's blurry.",
  });
  const answer = {
    ticketId: ANSWERED,
    requestId: ANSWER,
    text: "Its file has 800 pixels, which is enough for 4 inches.\nA larger file of the same photo would help.",
  };
  const staff: AccountViewer = { ...admin, staffRole: "ADMIN" };
  await backend.staff.tickets.answer(staff, answer);
  await create(backend, family, {
    id: OPEN,
    question: "mapmaker/general-technical-question",
    name: "Photomap family",
    message: "The photo looks different on my phone.",
    fields: [{ type: "FILE", label: "Screenshot", values: [await upload(backend, family)] }],
  });
}

async function create({ tickets }: Backend, viewer: AccountViewer, ticket: object): Promise<void> {
  const caller = { viewer, networks: { ip: "seed" } };
  const input = { ...ticket, email: viewer.email, subject: "" };
  const created = await tickets.create(caller, "pm", input);
  if (created.kind !== "created") throw new Error(`A ticket was not seeded: ${created.kind}`);
}

async function upload({ storage, uploads }: Backend, viewer: AccountViewer): Promise<string> {
  const content = await readFile(new URL("antelope-canyon.jpg", PHOTOS));
  const photo = { id: FILE, extension: ".jpg", contentType: "image/jpeg", bytes: content.length };
  const permit = await uploads.createPermit(viewer, "contact", photo);
  if (!("key" in permit)) throw new Error(`The file of a ticket was not seeded: ${permit.kind}`);
  if (permit.kind === "granted") await storage.writeOriginal(permit.key, content, "image/jpeg");
  return permit.key;
}
