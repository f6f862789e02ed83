import { randomUUID } from "node:crypto";
import { decodeImageRequest, verifyPhoto } from "@photomap/server";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { createApi } from "../../app.ts";

const BROWSER = "Mozilla/5.0 (test)";
const QUESTION = "mapmaker/general-technical-question";

let test: TestBackend;
let api: FastifyInstance;
let staff: string;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  const email = `${randomUUID()}@mail.example`;
  await signIn(email);
  await test.query("update account set role = 'EMPLOYEE' where email = $1", [email]);
  staff = await signIn(email);
});
afterAll(async () => {
  await api.close();
  await test.close();
});

async function signIn(email: string): Promise<string> {
  const payload = { email };
  const answer = await api.inject({ method: "POST", url: "/dev/sign-in", headers: OURS, payload });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

let requests = 0;

interface Sender {
  readonly cookie?: string;
  /** The address of the sender; without it, each request is from another network. */
  readonly ip?: string;
}

async function send({ cookie = "", ip }: Sender, query: string, variables: object = {}) {
  requests += 1;
  const address = ip ?? `10.1.${requests >> 8}.${requests & 255}`;
  const headers = { ...OURS, cookie, "x-forwarded-for": address, "user-agent": BROWSER };
  const payload = { query, variables };
  const answer = await api.inject({ method: "POST", url: "/graphql", headers, payload });
  const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return { cookies, body: answer.body, data: answer.json().data };
}

const CREATE = `mutation Create($input: CreateTicketInput!) {
  createTicket(input: $input) {
    __typename
    ... on CreatedTicket { created ticket { id subject status userAgent userId messages { text } } }
    ... on Refusal { message }
  }
}`;

const STAFF_TICKET = `query Ticket($id: ID!) { staffTicket(id: $id) {
  name email subject question status tags userId userAgent isAddressVerified
  fields { type label value values files { name url } } messages { author text }
} }`;

interface TicketFacts {
  readonly id: string;
  readonly question: string;
  readonly email: string;
  readonly message: string;
  readonly fields: readonly object[];
  readonly tags: readonly string[];
}

function makeInput(facts: Partial<TicketFacts> = {}) {
  return {
    id: randomUUID(),
    question: QUESTION,
    name: "A customer",
    email: `${randomUUID()}@mail.example`,
    subject: "My map",
    message: "It does not open.",
    ...facts,
  };
}

const PERMIT = `mutation Permit($photo: DeclaredPhoto) {
  createPresignedPost(folder: "contact", photo: $photo) { ... on PresignedPost { key } }
}`;

/** Uploads a file; returns its key, and the cookies of a guest session that was started. */
async function upload(cookie = "") {
  const photo = { id: randomUUID(), extension: ".png", contentType: "image/png", bytes: 8 };
  const { data, cookies } = await send({ cookie }, PERMIT, { photo });
  const key: string = data.createPresignedPost.key;
  await test.backend.storage.writeOriginal(key, Buffer.from("a screen"), "image/png");
  return { key, cookie: cookies === "" ? cookie : cookies };
}

const attach = (key: string) => ({ type: "FILE", label: "Screenshot", values: [key] });

describe("createTicket", () => {
  it("CNT-03 needs no message", async () => {
    const input = makeInput({ message: "" });
    const { data } = await send({}, CREATE, { input });
    expect(data.createTicket).toMatchObject({ created: true });
    const shown = await send({ cookie: staff }, STAFF_TICKET, { id: input.id });
    expect(shown.data.staffTicket.messages).toEqual([]);
  });

  it("CNT-05 carries name, email, subject, message, fields, tags, userId and userAgent", async () => {
    const email = `${randomUUID()}@mail.example`;
    const cookie = await signIn(email);
    const [account] = await test.query("select id from account where email = $1", [email]);
    const { key } = await upload(cookie);
    const browser = { type: "SELECT", label: "Browser", value: "Safari" };
    const input = makeInput({ email, tags: ["editor"], fields: [browser, attach(key)] });
    const { data } = await send({ cookie }, CREATE, { input });
    expect(data.createTicket).toMatchObject({
      created: true,
      // For staff only.
      ticket: { id: input.id, status: "OPEN", userAgent: null, userId: null },
    });
    const shown = await send({ cookie: staff }, STAFF_TICKET, { id: input.id });
    expect(shown.data.staffTicket).toEqual({
      name: "A customer",
      email,
      subject: "My map",
      question: QUESTION,
      status: "OPEN",
      tags: ["technical", "mapmaker", "editor"],
      userId: account?.["id"],
      userAgent: BROWSER,
      isAddressVerified: true,
      fields: [
        { ...browser, values: null, files: [] },
        {
          ...attach(key),
          value: null,
          files: [{ name: key.split("/").at(-1), url: expect.stringMatching(/^\/\w/) }],
        },
      ],
      messages: [{ author: "CUSTOMER", text: "It does not open." }],
    });
  });

  it("CNT-05 is created from the listed fields alone, once", async () => {
    const { id: _id, question: _question, ...listed } = makeInput({ fields: [], tags: ["map"] });
    const first = await send({}, CREATE, { input: listed });
    expect(first.data.createTicket).toMatchObject({ created: true });
    const { id } = first.data.createTicket.ticket;
    const repeated = await send({}, CREATE, { input: listed });
    expect(repeated.data.createTicket).toMatchObject({ created: false, ticket: { id } });
    const other = await send({}, CREATE, { input: { ...listed, message: "It opens again." } });
    expect(other.data.createTicket).toMatchObject({ created: true });
    const shown = await send({ cookie: staff }, STAFF_TICKET, { id });
    expect(shown.data.staffTicket).toMatchObject({ question: "something-else/other" });
  });

  it("signs the file for its reader, as a picture of the image service", async () => {
    const { imageSigner, storage } = test.backend;
    const { key, cookie } = await upload();
    const input = makeInput({ fields: [attach(key)] });
    await send({ cookie }, CREATE, { input });
    const { data } = await send({ cookie: staff }, STAFF_TICKET, { id: input.id });
    const [, encoded = "", signature = ""] = data.staffTicket.fields[0].files[0].url.split("/");
    const photo = { bucket: storage.originalsBucket, key };
    expect(decodeImageRequest(encoded)).toMatchObject(photo);
    const access = verifyPhoto(imageSigner, photo, signature);
    const [member] = await test.query("select id from account where role = 'EMPLOYEE'");
    expect(access).toMatchObject({ scope: { kind: "owner", id: member?.["id"] } });
    await test.query("update photo set status = 'REJECTED', rejection = 'WRONG_TYPE'");
    const again = await send({ cookie: staff }, STAFF_TICKET, { id: input.id });
    expect(again.data.staffTicket.fields[0].files).toMatchObject([{ url: null }]);
  });

  it("refuses the file of another browser and the file of a viewer without a session", async () => {
    const { key } = await upload();
    const { cookie } = await upload();
    const input = makeInput({ fields: [attach(key)] });
    const refused = { __typename: "InvalidInput", message: expect.stringContaining("file") };
    for (const sender of [{ cookie }, {}, { cookie: staff }]) {
      expect((await send(sender, CREATE, { input })).data.createTicket).toMatchObject(refused);
    }
    expect(await test.query("select 1 from ticket where id = $1", [input.id])).toEqual([]);
  });

  it("takes the account from the session, not from the input", async () => {
    const input = { ...makeInput(), userId: "another" };
    expect((await send({}, CREATE, { input })).body).toContain('Field \\"userId\\" is not defined');
  });

  it("refuses the sixth ticket in an hour of one network and of one account", async () => {
    const cookie = await signIn(`${randomUUID()}@mail.example`);
    for (const sender of [{ ip: "192.0.2.7" }, { cookie }]) {
      const kinds: string[] = [];
      for (let i = 0; i < 6; i += 1) {
        const { data } = await send(sender, CREATE, { input: makeInput() });
        kinds.push(data.createTicket.__typename);
      }
      expect(kinds).toEqual([
        ...Array.from({ length: 5 }, () => "CreatedTicket"),
        "TooManyAttempts",
      ]);
    }
  });
});

describe("a ticket", () => {
  const TICKET = `query Ticket($id: ID!, $key: String) { ticket(id: $id, key: $key) {
    id name email messages { text }
  } }`;
  const REPLY = `mutation Reply($input: ReplyToTicketInput!) {
    replyToTicket(input: $input) { __typename ... on Refusal { message } }
  }`;

  it("answers strangers with any key byte by byte as a missing one", async () => {
    const input = makeInput();
    await send({}, CREATE, { input });
    const cookie = await signIn(`${randomUUID()}@mail.example`);
    const keys = [
      null,
      "",
      "forged",
      Buffer.from(`{"ticketId":"${input.id}"}`).toString("base64url"),
    ];
    const bodies = new Set<string>();
    for (const sender of [{}, { cookie }, { cookie: staff }]) {
      for (const id of [input.id, randomUUID()]) {
        for (const key of keys) bodies.add((await send(sender, TICKET, { id, key })).body);
      }
    }
    expect([...bodies]).toEqual(['{"data":{"ticket":null}}']);
    const replies = new Set<string>();
    for (const ticketId of [input.id, randomUUID(), "1"]) {
      const reply = { ticketId, requestId: randomUUID(), text: "Hello", key: "forged" };
      replies.add((await send({ cookie }, REPLY, { input: reply })).body);
    }
    expect(replies.size).toBe(1);
    expect([...replies][0]).toContain("NotFound");
  });

  it("goes from the form to the answer, the reply and the list of the account", async () => {
    const email = `${randomUUID()}@mail.example`;
    const cookie = await signIn(email);
    const input = makeInput({ email });
    await send({ cookie }, CREATE, { input });
    const answer = { ticketId: input.id, requestId: randomUUID(), text: "Reload the page." };
    const ANSWER = `mutation Answer($input: ReplyToTicketAsStaffInput!) {
      replyToTicketAsStaff(input: $input) { ... on ChangedTicket { ticket { status } } }
    }`;
    const answered = await send({ cookie: staff }, ANSWER, { input: answer });
    expect(answered.data.replyToTicketAsStaff.ticket).toEqual({ status: "ANSWERED" });
    const reply = { ticketId: input.id, requestId: randomUUID(), text: "Thank you!" };
    expect((await send({ cookie }, REPLY, { input: reply })).data.replyToTicket).toEqual({
      __typename: "ChangedTicket",
    });
    const { data } = await send({ cookie }, "{ tickets { status messages { author text } } }");
    expect(data.tickets).toEqual([
      {
        status: "OPEN",
        messages: [
          { author: "CUSTOMER", text: input.message },
          { author: "STAFF", text: answer.text },
          { author: "CUSTOMER", text: reply.text },
        ],
      },
    ]);
    const LIST = `query List($input: StaffTicketsInput!) {
      staffTickets(input: $input) { total nextCursor tickets { id subject } }
    }`;
    const search = { search: email.toUpperCase(), status: "OPEN" };
    const found = await send({ cookie: staff }, LIST, { input: search });
    const tickets = [{ id: input.id, subject: "My map" }];
    expect(found.data.staffTickets).toEqual({ total: 1, nextCursor: null, tickets });
  });
});
