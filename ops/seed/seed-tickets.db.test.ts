import type { AccountViewer } from "@photomap/server";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedTickets } from "./seed-tickets.ts";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

async function createViewer(email: string): Promise<AccountViewer> {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, identity: id, email };
}

it("creates an answered ticket and an open one with a file, once", async () => {
  const { tickets } = test.backend;
  const people = {
    owner: await createViewer("owner@mail.example"),
    family: await createViewer("family@mail.example"),
    admin: await createViewer("admin@mail.example"),
  };
  await seedTickets(test.backend, people);
  const [answered, open] = [
    await tickets.list(people.owner, "pm"),
    await tickets.list(people.family, "pm"),
  ];
  expect(answered).toMatchObject([
    { status: "ANSWERED", messages: [{ author: "CUSTOMER" }, { author: "STAFF" }] },
  ]);
  expect(open).toMatchObject([{ status: "OPEN", files: [{ access: { epoch: 1 } }] }]);
  await seedTickets(test.backend, people);
  expect(await tickets.list(people.owner, "pm")).toEqual(answered);
  expect(await tickets.list(people.family, "pm")).toEqual(open);
});
