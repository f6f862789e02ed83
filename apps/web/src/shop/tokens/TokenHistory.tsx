import { formatMessage, tokenMessages } from "@photomap/messages";
import type { GetStickerTokenDataQuery } from "../../platform/api/generated/graphql.ts";
import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import styles from "./TokenOverview.module.css";
import {
  describeTransactionReason,
  formatTokenChange,
  formatTokenNumber,
  formatTransactionDay,
} from "./token-texts.ts";

export type AccountTokens = NonNullable<GetStickerTokenDataQuery["accountStickerTokenData"]>;
type Transaction = AccountTokens["transactions"][number];

const COLUMNS: readonly Column<Transaction>[] = [
  {
    label: "Date",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatTransactionDay(createdAt)}</time>,
    isShort: true,
  },
  { label: "Reason", cell: ({ reason }) => describeTransactionReason(reason), isShort: true },
  { label: "Note", cell: ({ note }) => note },
  { label: "Tokens", cell: ({ tokens }) => formatTokenChange(tokens), align: "end" },
  {
    label: "Old balance",
    cell: ({ startingBalance }) => formatTokenNumber(startingBalance),
    align: "end",
  },
  {
    label: "New balance",
    cell: ({ endingBalance }) => formatTokenNumber(endingBalance),
    align: "end",
  },
];

interface TokenHistoryProps {
  /** The changes of the balance, newest first. */
  readonly transactions: readonly Transaction[];
}

export function TokenHistory({ transactions }: TokenHistoryProps) {
  return (
    <section className={styles.section}>
      <h2>History</h2>
      {transactions.length === 0 ? (
        <p className={styles.empty}>{formatMessage(tokenMessages.noTransactions)}</p>
      ) : (
        <DataTable
          caption="Changes to your sticker tokens, with the balance before and after each"
          columns={COLUMNS}
          rows={transactions}
          getKey={({ id }) => id}
        />
      )}
    </section>
  );
}
