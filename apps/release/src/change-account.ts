import { ACCOUNT_ROLES, AccountAdminService, openDatabase } from "@photomap/server";
import { readDatabaseConfig } from "./config.ts";

export interface AccountChange {
  readonly email: string | undefined;
  readonly role: string | undefined;
  readonly resetsPassword: boolean;
  readonly allowsTransparentPrints: boolean;
}

/** Sets the role of an account, enables transparent prints or requires a new password. */
export async function changeAccount({ email, role: name = "ADMIN", ...change }: AccountChange) {
  const role = ACCOUNT_ROLES.find((known) => known === name);
  if (email === undefined || role === undefined) throw new Error("An email and a role are needed");
  const database = openDatabase(readDatabaseConfig().DATABASE_URL, 1);
  try {
    const roles = new AccountAdminService(database.db);
    const isChanged = change.resetsPassword
      ? await roles.requirePasswordReset(email)
      : change.allowsTransparentPrints
        ? await roles.allowTransparentPrints(email)
        : await roles.grant(email, role);
    if (!isChanged) throw new Error(`No verified account has the address ${email}: sign up first.`);
    return "Done.";
  } finally {
    await database.close();
  }
}
