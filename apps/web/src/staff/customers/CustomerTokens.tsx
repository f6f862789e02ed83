import { formatTokens } from "@photomap/commerce";
import { lazy, Suspense, useState } from "react";
import type { StaffCustomerQuery } from "../../platform/api/generated/graphql.ts";
import {
  describeTransactionReason,
  formatTokenChange,
  formatTokenNumber,
} from "../../shop/tokens/token-texts.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { type Column, DataTable } from "../../ui/layout/DataTable.tsx";
import styles from "../shared/Detail.module.css";
import { formatDateTime } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";

/** Loads its code when it first opens. */
const AdjustTokensDialog = lazy(async () => ({
  default: (await import("./AdjustTokensDialog.tsx")).AdjustTokensDialog,
}));

type Tokens = NonNullable<StaffCustomerQuery["staffCustomer"]>["stickerTokens"];

const COLUMNS: readonly Column<Tokens["transactions"][number]>[] = [
  { label: "Time", isShort: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { label: "Reason", isShort: true, cell: ({ reason }) => describeTransactionReason(reason) },
  { label: "Note", cell: ({ note }) => note || null },
  { label: "Tokens", align: "end", cell: ({ tokens }) => formatTokenChange(tokens) },
  { label: "Balance", align: "end", cell: ({ endingBalance }) => formatTokenNumber(endingBalance) },
];

interface CustomerTokensProps {
  readonly customerId: string;
  readonly tokens: Tokens;
  readonly canAdjust: boolean;
}

/** A customer's balance and last transactions. */
export function CustomerTokens({ customerId, tokens, canAdjust }: CustomerTokensProps) {
  const { balance, reserved, owed, transactions } = tokens;
  const [isAdjusting, setAdjusting] = useState(false);
  const kept = reserved === 0 ? "" : `, ${formatTokenNumber(reserved)} reserved for unpaid orders`;
  return (
    <StaffSection
      title="Sticker tokens"
      actions={
        canAdjust ? (
          <Button size="small" onClick={() => setAdjusting(true)}>
            Adjust tokens
          </Button>
        ) : undefined
      }
    >
      <p>{`${formatTokens(2 * balance)}${kept}`}</p>
      {owed === 0 ? null : (
        <p>{`${formatTokens(2 * owed)} owed: used, although their order was refunded.`}</p>
      )}
      {transactions.length === 0 ? (
        <p className={styles.hint}>No transactions yet.</p>
      ) : (
        <DataTable
          caption="Last transactions"
          columns={COLUMNS}
          rows={transactions}
          getKey={({ id }) => id}
        />
      )}
      <Suspense>
        {isAdjusting ? (
          <AdjustTokensDialog
            customerId={customerId}
            available={balance - reserved}
            onClose={() => setAdjusting(false)}
          />
        ) : null}
      </Suspense>
    </StaffSection>
  );
}
