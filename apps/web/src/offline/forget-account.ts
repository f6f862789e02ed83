import { writeAccountRecord } from "./account-record.ts";
import { eraseAccountData } from "./erase-account-data.ts";

/** After a log-out. A failure, for example of a blocked storage, does not undo the log-out. */
export async function forgetAccount(): Promise<void> {
  writeAccountRecord(undefined);
  await eraseAccountData().catch(() => undefined);
}
