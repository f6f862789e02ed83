import { type ContactQuestion, findQuestion } from "@photomap/content";
import type { BrandId } from "@photomap/design";
import { isPhotoKey } from "../../photos/keys/photo-keys.ts";
import type { PhotoRegistry } from "../../photos/processing/photo-registry.service.ts";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { getViewerId } from "../../platform/viewer/viewer.ts";
import type { ContentService } from "../content/content.service.ts";
import { findFieldProblem } from "./field-problem.ts";
import { createNewTicket, hashTicketInput } from "./new-ticket.ts";
import { findTicket, insertMessage } from "./ticket.queries.ts";
import { insertFiles, insertTicket, lockNewTicketId, lockUploads } from "./ticket.repository.ts";
import type { TicketRow } from "./ticket.types.ts";
import { listFileKeys, MAX_FILES, type TicketInput } from "./ticket-input.ts";
import type { TicketClientInfo, TicketRateLimits } from "./ticket-rate-limits.ts";

export type CreateTicketRowResult =
  | { readonly kind: "created"; readonly isNew: boolean; readonly row: TicketRow }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "too-many" };

type Refusal = Exclude<CreateTicketRowResult, { kind: "created" }>;

export interface CreateTicketDependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly content: Pick<ContentService, "forBrand">;
  readonly photoRegistry: PhotoRegistry;
  readonly limits: TicketRateLimits;
}

interface Request {
  readonly caller: TicketClientInfo;
  readonly brand: BrandId;
  readonly input: TicketInput;
}

interface CheckedRequest extends Request {
  readonly question: ContactQuestion;
  readonly keys: readonly string[];
}

const UNKNOWN_FILE = refuse("A file is missing. Choose your files again.");

/** Creates a ticket. A repeated request creates no second one and uses up no limit. */
export async function createTicket(
  deps: CreateTicketDependencies,
  request: Request,
): Promise<CreateTicketRowResult> {
  const { input } = request;
  const known = await findTicket(deps.db, input.id);
  if (known !== undefined) return compare(known, input);
  const checked = await check(deps, request);
  if ("kind" in checked) return checked;
  const refused = await deps.db
    .transaction()
    .execute((transaction) => insert(transaction, deps, checked));
  if (refused !== undefined && refused !== "repeated") return refused;
  const row = await findTicket(deps.db, input.id);
  if (row === undefined) throw new Error("A ticket was erased while it was created");
  return refused === undefined ? { kind: "created", isNew: true, row } : compare(row, input);
}

/** Checks the request before the transaction, because it sends requests to the object store. */
async function check(
  { content, storage }: CreateTicketDependencies,
  request: Request,
): Promise<CheckedRequest | Refusal> {
  const { brand, input } = request;
  const [category = "", slug = ""] = input.question.split("/");
  const question = findQuestion(content.forBrand(brand), category, slug);
  if (question === undefined)
    return refuse("We can't find this question. Go back and choose another one.");
  const problem = findFieldProblem(question, input.fields);
  if (problem !== undefined) return refuse(problem);
  const keys = listFileKeys(input);
  if (keys.length > MAX_FILES) return refuse(`You can send up to ${MAX_FILES} files.`);
  for (const key of keys) {
    const isStored = isPhotoKey(key) && (await storage.has(storage.originalsBucket, key));
    if (!isStored) return UNKNOWN_FILE;
  }
  return { ...request, question, keys };
}

async function insert(
  transaction: Transaction,
  { limits, photoRegistry, queue }: CreateTicketDependencies,
  { caller, brand, input, question, keys }: CheckedRequest,
): Promise<Refusal | "repeated" | undefined> {
  const { id, message, email } = input;
  await lockNewTicketId(transaction, id);
  if ((await findTicket(transaction, id)) !== undefined) return "repeated";
  const ownerId = getViewerId(caller.viewer) ?? null;
  const own = ownerId === null ? [] : await lockUploads(transaction, ownerId, keys);
  if (own.length !== keys.length) return UNKNOWN_FILE;
  if (!(await limits.consumeTicket(caller, email))) return { kind: "too-many" };
  await insertTicket(transaction, createNewTicket(input, { brand, ownerId, question }));
  if (message !== "") {
    const first = { ticketId: id, author: "CUSTOMER", text: message, requestId: id } as const;
    await insertMessage(transaction, first);
  }
  await insertFiles(transaction, id, keys);
  await photoRegistry.register(transaction, keys);
  for (const kind of ["ticket-created", "ticket-received"] as const) {
    await queue.enqueue(transaction, "send-mail", { kind, ticketId: id, businessId: brand });
  }
  return undefined;
}

function compare(row: TicketRow, input: TicketInput): CreateTicketRowResult {
  return row.hash === hashTicketInput(input)
    ? { kind: "created", isNew: false, row }
    : refuse("You already sent this message. Reload the page to write another one.");
}

function refuse(problem: string) {
  return { kind: "invalid", problem } as const;
}
