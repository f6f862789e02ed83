import { randomUUID } from "node:crypto";
import { openTestBackend } from "@photomap/testing";
import { openDatabase } from "../../../platform/database/database.ts";
import { type AccountViewer, ANONYMOUS } from "../../../platform/viewer/viewer.ts";

export const makeEmail = () => `${randomUUID()}@mail.example`;

export interface TestAccount {
  readonly id: string;
  readonly email: string;
  readonly newEmail: string;
}

function toViewer({ id, email }: TestAccount): AccountViewer {
  return { kind: "account", accountId: id, identity: id, email };
}

export type EmailChangeTest = Awaited<ReturnType<typeof openEmailChangeTest>>;

/** Opens a backend with the steps of an email change. */
export async function openEmailChangeTest() {
  const test = await openTestBackend();
  const database = openDatabase(test.databaseUrl, 4);
  const { db } = database;
  const { emailChanges, emailChangeAnswers } = test.backend;
  let signUps = 0;

  const createAccount = async (email = makeEmail()): Promise<TestAccount> => {
    const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
    return { id, email, newEmail: makeEmail() };
  };
  const request = ({ id, newEmail }: TestAccount, requestedBy?: string) => {
    const change = {
      accountId: id,
      email: newEmail,
      brand: "pm",
      ...(requestedBy !== undefined && { requestedBy }),
    } as const;
    return db.transaction().execute((transaction) => emailChanges.request(transaction, change));
  };
  /** Requests a change; returns the tokens of the links to the new address and to the old one. */
  const createChanges = async (account: TestAccount, requestedBy?: string) => {
    const result = await request(account, requestedBy);
    const change = await emailChanges.findPending(db, account.id);
    if (result.kind !== "requested" || change === undefined) throw new Error(result.kind);
    return {
      confirmToken: emailChanges.createToken(change.id),
      answerToken: emailChangeAnswers.createToken(change.id),
    };
  };
  /** Opens the link to the new address, logged in to the account if there is one. */
  const confirm = (token: string, account?: TestAccount) =>
    emailChanges.confirm(token, account === undefined ? ANONYMOUS : toViewer(account));
  /** Makes the owner's own change; returns the token of the link to the old address. */
  const changeTo = async (account: TestAccount, newEmail: string): Promise<string> => {
    const { confirmToken, answerToken } = await createChanges({ ...account, newEmail });
    const { kind } = await confirm(confirmToken, account);
    if (kind !== "changed") throw new Error(kind);
    return answerToken;
  };
  /** Signs up without opening the mailbox, each time from another network. */
  const signUp = async (email: string): Promise<void> => {
    signUps += 1;
    const agreement = { termsVersion: "1", privacyVersion: "1" };
    const caller = { ip: `198.51.100.${signUps}`, brand: "pm", token: undefined } as const;
    const input = { email, password: "seven gray cranes", agreement };
    const { kind } = await test.backend.accounts.signUp(caller, input);
    if (kind !== "sent") throw new Error(kind);
  };
  const readEmail = async ({ id }: TestAccount) =>
    (await test.query("select email from account where id = $1", [id]))[0]?.["email"];
  /** Invites people to a new project of another account. */
  const invite = async (emails: readonly string[]): Promise<void> => {
    const owner = toViewer(await createAccount());
    const created = await test.backend.projects.create(owner, "pm", {
      designId: "50-states-36x24",
    });
    if (created.kind !== "created") throw new Error(created.kind);
    for (const granteeEmail of emails) {
      const grant = { projectId: created.project.id, granteeEmail, role: "COLLABORATOR" } as const;
      await test.backend.grants.add(owner, grant);
    }
  };
  /** Adds a cart, a paid order and a ticket with an address. */
  const addRows = async (email: string): Promise<void> => {
    const [cartId, upperCase] = [randomUUID(), email.toUpperCase()];
    await test.query("insert into cart (id, business_id, email) values ($1, 'pm', $2)", [
      cartId,
      upperCase,
    ]);
    await test.query(
      `insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, email,
         subtotal_minor, total_minor, search_text)
       values ('pm', $1, 1, '', 'PAID', $2, 1, 1, '7 ' || lower($2) || ' boise')`,
      [cartId, upperCase],
    );
    await test.query(
      `insert into ticket (id, business_id, name, email, subject, question, hash, search_text)
       values (gen_random_uuid(), 'pm', '', $1, '', 'a/b', '', 'help ' || $1)`,
      [email],
    );
  };
  /** Counts what belongs to an address: its carts, orders, tickets and invitations. */
  const countRows = async (email: string) => {
    const [row] = await test.query(
      `select
         (select count(*)::int from cart where lower(email) = $1) as carts,
         (select count(*)::int from shop_order where email_normalized = $1
           and search_text = '7 ' || $1 || ' boise') as orders,
         (select count(*)::int from ticket where email = $1 and search_text = 'help ' || $1) as tickets,
         (select count(*)::int from project_grant where grantee_email = $1) as grants`,
      [email],
    );
    return row;
  };
  const close = async () => {
    await database.close();
    await test.close();
  };
  const actions = { createAccount, request, createChanges, confirm, changeTo, signUp };
  return { ...test, ...actions, db, readEmail, invite, addRows, countRows, close };
}
