/** The signed-in account as shown in the header. */
export interface Visitor {
  readonly email: string;
  /** The id of the account, which stays the same when the email changes. */
  readonly identity: string;
  readonly projectCount: number;
}

/** Whose data this browser has; one per brand, since the brands have different origins. */
export interface AccountRecord extends Visitor {
  /** Whether the session has ended: then nothing is shown until the same account logs in. */
  readonly isEnded?: boolean;
}

/** The document script reads the same key. */
const KEY = "photomap.account";

export function readAccountRecord(): AccountRecord | undefined {
  try {
    const record: AccountRecord | null = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return record ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeAccountRecord(record: AccountRecord | undefined): void {
  try {
    if (record === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // The storage is blocked or full: without the record nothing is shown offline.
  }
}

/** The account that is logged in according to the record of this browser. */
export function getKnownVisitor(): AccountRecord | undefined {
  const record = readAccountRecord();
  return record?.isEnded === true ? undefined : record;
}
