import { parseArgs } from "node:util";
import { ACCOUNT_ROLES, type AccountRole, openDatabase, RoleService } from "@photomap/server";
import { readServicesEnvironment, withDatabase } from "../stack/services.ts";

const USAGE =
  "Usage: node ops/admin/main.ts <email> [--role ADMIN|EMPLOYEE|USER | --reset-password | --transparent-prints] [--database <name>]";

/** Sets the role of an account (default ADMIN), enables transparent prints or requires a new password. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    role: { type: "string", default: "ADMIN" },
    "reset-password": { type: "boolean", default: false },
    "transparent-prints": { type: "boolean", default: false },
    database: { type: "string", default: "photomap" },
  },
});
const [email] = positionals;
const role = ACCOUNT_ROLES.find((name) => name === values.role);
if (email === undefined || role === undefined) throw new Error(USAGE);

const database = openDatabase(process.env["DATABASE_URL"] ?? (await findLocalUrl()), 1);
const roles = new RoleService(database.db);
const isChanged = await change(email, role);
await database.close();
console.log(isChanged ? "Done." : `No verified account has the address ${email}: sign up first.`);
process.exitCode = isChanged ? 0 : 1;

function change(address: string, wanted: AccountRole): Promise<boolean> {
  if (values["reset-password"]) return roles.requirePasswordReset(address);
  if (values["transparent-prints"]) return roles.allowTransparentPrints(address);
  return roles.grant(address, wanted);
}

async function findLocalUrl(): Promise<string> {
  const services = withDatabase(await readServicesEnvironment(), values.database);
  return services["DATABASE_URL"] ?? "";
}
