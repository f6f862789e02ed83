import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CustomerCipher } from "../../platform/crypto/customer-cipher.ts";
import { openDatabase } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import { findDataSubject } from "./area.ts";
import { ticketArea } from "./ticket-area.ts";

const cipher = new CustomerCipher({
  CUSTOMER_KEY: ["a key that only this test uses, and nobody else"],
});

let test: TestBackend;
let database: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  test = await openTestBackend();
  database = openDatabase(test.databaseUrl, 2);
});
afterAll(async () => {
  await database.close();
  await test.close();
});

async function writeAnswered(viewer: AccountViewer, email: string): Promise<string> {
  const { staff, tickets } = test.backend;
  const id = randomUUID();
  const input = { id, question: "orders/refund", name: "A customer", email, subject: "" };
  const caller = { viewer, networks: { ip: id } };
  await tickets.create(caller, "pm", { ...input, message: "Hello", fields: [ORDER_NUMBER] });
  const answer = {
    ticketId: id,
    requestId: randomUUID(),
    text: "The order of A Customer is sent.",
  };
  await staff.tickets.answer({ ...viewer, staffRole: "EMPLOYEE" }, answer);
  return id;
}

const ORDER_NUMBER = { type: "TEXT", label: "Order number", value: "1042" };

it("exports answers to the verified address only, and erases all tickets with their jobs", async () => {
  const { queue, sessions } = test.backend;
  const email = `${randomUUID()}@mail.example`;
  const { id: accountId } = await sessions.ensureDevelopmentAccount(email);
  const viewer = { kind: "account", accountId, identity: accountId, email } as const;
  const own = await writeAnswered(viewer, email);
  const toAnother = await writeAnswered(viewer, `${randomUUID()}@mail.example`);
  const subject = await findDataSubject(database.db, accountId);
  if (subject === undefined) throw new Error("The account is missing");
  const customer = { author: "CUSTOMER", text: "Hello" };
  expect(await ticketArea.collect?.(database.db, subject, cipher)).toMatchObject([
    { id: own, messages: [customer, { author: "STAFF" }] },
    { id: toAnother, messages: [customer] },
  ]);
  await database.db
    .transaction()
    .execute((transaction) => ticketArea.erase(transaction, subject, queue));
  expect(await test.query("select 1 from ticket union all select 1 from ticket_message")).toEqual(
    [],
  );
  expect(await test.query("select 1 from pgboss.job where name = 'send-mail'")).toEqual([]);
  expect(await test.query("select distinct subject_id from staff_action")).toEqual([
    { subjectId: "erased" },
  ]);
});
