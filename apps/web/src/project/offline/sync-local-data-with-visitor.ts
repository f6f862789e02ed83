import {
  readAccountRecord,
  type Visitor,
  writeAccountRecord,
} from "../../platform/visitor/account-record.ts";

/** Called with what the server says about the session; removes the data of another account. */
export async function syncLocalDataWithVisitor(visitor: Visitor | undefined): Promise<void> {
  const record = readAccountRecord();
  if (visitor === undefined) {
    if (record === undefined) return;
    writeAccountRecord({ ...record, isEnded: true });
    const { hideAccountData } = await import("./erase-account-data.ts");
    await hideAccountData();
    return;
  }
  if (record !== undefined && record.identity !== visitor.identity) {
    // Until it is erased, nothing of it may be shown.
    writeAccountRecord(undefined);
    const { eraseAccountData } = await import("./erase-account-data.ts");
    await eraseAccountData();
  }
  const { identity, email, projectCount } = visitor;
  writeAccountRecord({ identity, email, projectCount });
}
