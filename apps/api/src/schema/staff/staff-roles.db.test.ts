import { AccountAdminService, openDatabase } from "@photomap/server";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { createApi } from "../../app.ts";

type Role = "USER" | "EMPLOYEE" | "ADMIN";

let test: TestBackend;
let api: FastifyInstance;
let roles: AccountAdminService;
let closeRoles: () => Promise<void>;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  const database = openDatabase(test.databaseUrl, 1);
  roles = new AccountAdminService(database.db);
  closeRoles = () => database.close();
});
afterAll(async () => {
  await api.close();
  await closeRoles();
  await test.close();
});

interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

let people = 0;

async function createPerson(role: Role, domain = "mail.example"): Promise<Person> {
  people += 1;
  const email = `person${people}@${domain}`;
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  // The first one is made by an operator.
  await roles.grant(email, role);
  return logIn({ id, email });
}

async function logIn({ id, email }: Pick<Person, "id" | "email">): Promise<Person> {
  return { id, email, token: (await test.backend.sessions.start(id)).token };
}

async function ask(person: Person, query: string) {
  const { body } = await api.inject({
    method: "POST",
    url: "/graphql",
    headers: { ...OURS, cookie: `__Host-photomap-session=${person.token}` },
    payload: { query },
  });
  return JSON.parse(body).data;
}

async function setRole(person: Person, { id }: Pick<Person, "id">, [from, to]: [Role, Role]) {
  const input = `customerId: "${id}", role: ${to}, previousRole: ${from}`;
  const query = `mutation { staffSetRole(input: { ${input} }) {
    __typename ... on StaffRoleSet { role } ... on Refusal { message } } }`;
  return (await ask(person, query)).staffSetRole;
}

const readRole = async ({ id }: Person) =>
  (await test.query("select role from account where id = $1", [id]))[0]?.["role"];

const readLog = ({ id }: Person) =>
  test.query("select account_id, action, details from staff_action where subject_id = $1", [id]);

const OWN = {
  __typename: "StaffRoleRefused",
  message: "You can't change your own role. Ask another administrator.",
};
const MISSING = { __typename: "NotFound", message: "There is no such account." };

describe("roles", () => {
  it("ACC-13 are granted by administrators, count at the next request and are in the audit log once", async () => {
    const admin = await createPerson("ADMIN");
    const person = await createPerson("USER");
    const DASHBOARD = "{ account { role capabilities } staffDashboard { ordersToSend } }";
    expect(await ask(person, DASHBOARD)).toMatchObject({ staffDashboard: null });
    const granted = { __typename: "StaffRoleSet", role: "EMPLOYEE" };
    const results = await Promise.all(
      [1, 2, 3].map(() => setRole(admin, person, ["USER", "EMPLOYEE"])),
    );
    expect(results).toEqual([granted, granted, granted]);
    expect(await readLog(person)).toEqual([
      {
        accountId: admin.id,
        action: "role.change",
        details: { before: { role: "USER" }, after: { role: "EMPLOYEE" } },
      },
    ]);
    // The earlier session has ended.
    expect(await ask(person, DASHBOARD)).toEqual({ account: null, staffDashboard: null });
    const employee = await logIn(person);
    const answer = await ask(employee, DASHBOARD);
    expect(answer.staffDashboard).toEqual({ ordersToSend: 0 });
    expect(answer.account.role).toBe("EMPLOYEE");
    expect(answer.account.capabilities).toContain("STICKER_SHEETS");
    expect(answer.account.capabilities).not.toContain("GRANT_ROLES");
    const { staffActions } = await ask(employee, "{ staffActions { actions { action email } } }");
    expect(staffActions.actions[0]).toEqual({ action: "role.change", email: admin.email });
    expect(await setRole(admin, person, ["EMPLOYEE", "USER"])).toMatchObject({ role: "USER" });
    expect(await ask(employee, DASHBOARD)).toEqual({ account: null, staffDashboard: null });
  });

  it("ACC-13 are shown to employees, who cannot change them", async () => {
    const employee = await createPerson("EMPLOYEE");
    const [user, internal] = [
      await createPerson("USER"),
      await createPerson("USER", "photomap.example"),
    ];
    for (const [person, isInternal] of [
      [user, false],
      [internal, true],
    ] as const) {
      const query = `{ staffCustomer(id: "${person.id}") { role isInternal } }`;
      expect((await ask(employee, query)).staffCustomer).toEqual({ role: "USER", isInternal });
    }
    for (const other of [employee, user, internal]) {
      expect(await setRole(other, user, ["USER", "ADMIN"])).toEqual(MISSING);
      expect(await setRole(other, other, ["USER", "ADMIN"])).toEqual(MISSING);
    }
    expect(await readRole(user)).toBe("USER");
    expect(await readLog(user)).toEqual([]);
  });

  it("ACC-13 of the own account stay, so that an administrator remains", async () => {
    const [one, other] = [await createPerson("ADMIN"), await createPerson("ADMIN")];
    expect(await setRole(one, one, ["ADMIN", "USER"])).toEqual(OWN);
    expect(await setRole(one, one, ["ADMIN", "ADMIN"])).toEqual(OWN);
    // Both requests begin before one of them takes the role of the other.
    const { sessions, staff } = test.backend;
    const viewers = [
      await sessions.requireViewer(one.token),
      await sessions.requireViewer(other.token),
    ] as const;
    const take = { role: "USER", previousRole: "ADMIN" };
    const results = await Promise.all([
      staff.roleChanges.set(viewers[0], { accountId: other.id, ...take }),
      staff.roleChanges.set(viewers[1], { accountId: one.id, ...take }),
    ]);
    expect(results).toContainEqual({ kind: "changed" });
    expect(results).toContainEqual({ kind: "missing" });
    expect([await readRole(one), await readRole(other)]).toContain("ADMIN");
  });

  it("ACC-13 of staff need a verified address and an account that is not being deleted", async () => {
    const admin = await createPerson("ADMIN");
    for (const [state, message] of [
      ["email_verified = false", "The address isn't verified, so the account can't become staff."],
      ["deleted_at = now()", "The account is being deleted, so it can't become staff."],
    ] as const) {
      const person = await createPerson("USER", "photomap.example");
      await test.query(`update account set ${state} where id = $1`, [person.id]);
      for (const role of ["EMPLOYEE", "ADMIN"] as const) {
        const refused = { __typename: "StaffRoleRefused", message };
        expect(await setRole(admin, person, ["USER", role])).toEqual(refused);
      }
      expect(await readRole(person)).toBe("USER");
      expect(await readLog(person)).toEqual([]);
      const query = `{ staffCustomer(id: "${person.id}") { isVerified isInternal } }`;
      const { isVerified, isInternal } = (await ask(admin, query)).staffCustomer;
      expect(isInternal).toBe(isVerified);
      await test.query("update account set role = 'ADMIN' where id = $1", [person.id]);
      expect(await setRole(admin, person, ["ADMIN", "USER"])).toMatchObject({ role: "USER" });
    }
  });

  it("does not overwrite a faster change, and finds no account that does not exist", async () => {
    const admin = await createPerson("ADMIN");
    const person = await createPerson("EMPLOYEE");
    expect(await setRole(admin, person, ["USER", "ADMIN"])).toEqual({
      __typename: "StaffRoleOutdated",
      message: "Someone else changed the role. Check it and try again.",
    });
    expect(await readRole(person)).toBe("EMPLOYEE");
    expect(await setRole(admin, { id: "nobody" }, ["USER", "ADMIN"])).toEqual(MISSING);
  });
});
