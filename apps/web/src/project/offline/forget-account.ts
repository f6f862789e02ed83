import { readAccountRecord, writeAccountRecord } from "../../platform/visitor/account-record.ts";
import { eraseAccountDataExceptUnsent } from "./erase-account-data.ts";

/** Removes the account's data after a logout. A failure does not undo the logout. */
export async function forgetAccount(): Promise<void> {
  const record = readAccountRecord();
  // Nothing is shown from now on. The record names the account that unsent changes belong to.
  if (record !== undefined) writeAccountRecord({ ...record, isEnded: true });
  const unsent = await eraseAccountDataExceptUnsent().catch(() => undefined);
  if (unsent?.size === 0) writeAccountRecord(undefined);
}
