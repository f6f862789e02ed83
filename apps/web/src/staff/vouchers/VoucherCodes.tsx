import { formatTokens } from "@photomap/commerce";
import { Check, Copy, Download } from "lucide-react";
import { useState } from "react";
import type { StaffVouchersQuery } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { showToast } from "../../ui/toasts/toast-store.ts";
import detail from "../shared/Detail.module.css";
import { formatDateTime, formatUnits } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./Vouchers.module.css";

const ICON = { size: 18, strokeWidth: 1.6, "aria-hidden": true } as const;

interface VoucherCodesProps {
  readonly vouchers: NonNullable<StaffVouchersQuery["staffVouchers"]>;
}

/** The codes of one request that are not redeemed, to copy and to download. */
export function VoucherCodes({ vouchers }: VoucherCodesProps) {
  const { codes, count, redeemedCount, tokens, expiresAt } = vouchers;
  const text = codes.join("\n");
  const facts = [
    `${formatUnits(count, "voucher")} with ${formatTokens(2 * tokens)}`,
    expiresAt ? `valid until ${formatDateTime(expiresAt)}` : "no end date",
    `${redeemedCount === 0 ? "none" : redeemedCount} redeemed`,
  ];
  return (
    <StaffSection title="Codes">
      <p className={detail.hint}>{`${facts.join(", ")}.`}</p>
      {codes.length === 0 ? null : (
        <ul className={styles.codes} aria-label="Codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {codes.length === 0 ? null : (
          <>
            <CopyButton text={text} />
            <LinkButton
              size="small"
              reloadDocument
              to={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
              download="vouchers.txt"
              icon={<Download {...ICON} />}
            >
              Download
            </LinkButton>
          </>
        )}
        <LinkButton size="small" to="/staff/vouchers">
          Create more
        </LinkButton>
      </div>
    </StaffSection>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      const content = "We couldn't copy the codes. Select or download them.";
      showToast({ id: "voucher-codes", type: "error", content });
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="primary"
        icon={isCopied ? <Check {...ICON} /> : <Copy {...ICON} />}
        onClick={() => void copy()}
      >
        {isCopied ? "Copied" : "Copy codes"}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied ? "Codes copied." : ""}
      </span>
    </>
  );
}
