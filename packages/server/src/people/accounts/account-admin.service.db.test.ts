import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../platform/database/database.ts";
import { AccountAdminService } from "./account-admin.service.ts";

let test: TestBackend;
let database: DatabaseHandle;
let roles: AccountAdminService;

beforeAll(async () => {
  test = await openTestBackend();
  database = openDatabase(test.databaseUrl, 1);
  roles = new AccountAdminService(database.db);
});
afterAll(async () => {
  await database.close();
  await test.close();
});

it("grants a role to a verified account and ends its sessions", async () => {
  const { sessions } = test.backend;
  const { id, email } = await sessions.ensureDevelopmentAccount("first@photomap.example");
  const before = await sessions.start(id);
  expect(await roles.grant("First@Photomap.example", "ADMIN")).toBe(true);
  expect(await sessions.requireViewer(before.token)).toEqual({ kind: "anonymous" });
  const after = await sessions.start(id);
  const viewer = await sessions.requireViewer(after.token);
  expect(viewer).toMatchObject({ email, staffRole: "ADMIN", isInternal: true });
});

it("grants no role to an unverified address", async () => {
  const { id } = await test.backend.sessions.ensureDevelopmentAccount("unproved@mail.example");
  await test.query("update account set email_verified = false where id = $1", [id]);
  expect(await roles.grant("unproved@mail.example", "ADMIN")).toBe(false);
  expect(await roles.grant("nobody@mail.example", "ADMIN")).toBe(false);
});

it("changes a role only for an account that may grant roles", async () => {
  const { sessions } = test.backend;
  const [admin, employee, account] = await Promise.all(
    ["admin", "employee", "account"].map((name) =>
      sessions.ensureDevelopmentAccount(`${name}@change.example`),
    ),
  );
  await roles.grant("admin@change.example", "ADMIN");
  await roles.grant("employee@change.example", "EMPLOYEE");
  const change = (changedBy = "") =>
    database.db.transaction().execute((transaction) =>
      roles.change(transaction, {
        accountId: account?.id ?? "",
        role: "EMPLOYEE",
        previousRole: "USER",
        changedBy,
      }),
    );
  expect(await change(employee?.id)).toEqual({ kind: "missing" });
  expect(await change("nobody")).toEqual({ kind: "missing" });
  expect(await change(admin?.id)).toEqual({ kind: "changed" });
  await test.query("update account set deleted_at = now() where id = $1", [admin?.id]);
  expect(await change(admin?.id)).toEqual({ kind: "missing" });
});

it("requires a new password and ends the sessions", async () => {
  const { sessions, accounts } = test.backend;
  const email = "leaked@mail.example";
  const { id } = await sessions.ensureDevelopmentAccount(email, "seven gray cranes");
  const session = await sessions.start(id);
  expect(await roles.requirePasswordReset(email)).toBe(true);
  expect(await sessions.requireViewer(session.token)).toEqual({ kind: "anonymous" });
  const caller = { ip: "198.51.100.1", brand: "pm", token: undefined } as const;
  const result = await accounts.signIn(caller, { email, password: "seven gray cranes" });
  expect(result).toEqual({ kind: "reset-required" });
});
