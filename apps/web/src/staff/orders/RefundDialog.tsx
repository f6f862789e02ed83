import {
  formatAmount,
  formatMoney,
  formatTokens,
  parseAmount,
  type RefundValue,
  subtractMoney,
  usd,
  ZERO_USD,
} from "@photomap/commerce";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffRefundOrderDocument } from "../../platform/api/generated/graphql.ts";
import { Switch } from "../../ui/fields/Checkbox.tsx";
import { SegmentedControl } from "../../ui/fields/SegmentedControl.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields } from "../../ui/fields/ValidatedForm.tsx";
import styles from "../shared/Detail.module.css";
import { DetailItem } from "../shared/DetailItem.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import {
  computeRefundableRest,
  computeUnitsTokens,
  countRefundable,
  formatRefund,
  listChosenUnits,
  type OrderDetails,
  type UnitCounts,
  valueUnits,
} from "./order-amounts.ts";
import { UnitPicker } from "./UnitPicker.tsx";

interface RefundDialogProps {
  readonly order: OrderDetails;
  readonly onClose: () => void;
}

type Basis = "items" | "amount";

const BASES = [
  { value: "items", label: "By item" },
  { value: "amount", label: "By amount" },
] as const;

/** Refunds part or all of the payment, and shows what remains. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const [basis, setBasis] = useState<Basis>("items");
  const [units, setUnits] = useState<UnitCounts>({});
  const [restock, setRestock] = useState(true);
  const [isInFull, setInFull] = useState(false);
  const refundable = computeRefundableRest(order);
  const { values, field, check } = useFields(
    {
      amount: (text) => (basis === "amount" ? findAmountProblem(text, refundable) : undefined),
      reason: () => undefined,
    },
    { amount: "", reason: "" },
  );
  const isByItems = basis === "items";
  const lines = isByItems ? listChosenUnits(units) : [];
  const value = valueUnits(order, isByItems ? units : {});
  const amount = isByItems
    ? usd(isInFull ? value.fullMinor : value.suggestedMinor)
    : (parseAmount(values.amount) ?? ZERO_USD);
  const halfTokens = isByItems ? computeUnitsTokens(order, units) : 0;
  const refund = formatRefund(amount, halfTokens);
  const canRestock = order.lines.some(({ id, hasStock }) => hasStock && (units[id] ?? 0) > 0);
  const send = async () => {
    const request = { orderId: order.id, requestId, reason: values.reason, lines };
    const input = {
      ...request,
      // The server computes the suggested amount for items.
      amount: isByItems ? (isInFull ? formatAmount(amount) : null) : values.amount.trim(),
      restock: isByItems && canRestock && restock,
    };
    return (await execute(StaffRefundOrderDocument, { input })).staffRefundOrder;
  };
  return (
    <FormDialog
      title="Refund"
      submitLabel={`Refund ${refund}`}
      done={`Refund of ${refund} on its way.`}
      check={check}
      send={send}
      onClose={onClose}
    >
      <SegmentedControl label="Refund" options={BASES} value={basis} onChange={setBasis} />
      {isByItems ? (
        <UnitPicker
          lines={order.lines}
          units={units}
          getMax={countRefundable}
          onChange={setUnits}
        />
      ) : (
        <TextField
          label="Amount in USD"
          inputMode="decimal"
          autoComplete="off"
          {...field("amount")}
        />
      )}
      {isByItems && canRestock ? (
        <Switch
          label="Put the items back in stock"
          checked={restock}
          onChange={({ target }) => setRestock(target.checked)}
        />
      ) : null}
      {isByItems && order.stickerTokens > 0 ? (
        <TokenNotice value={value} isInFull={isInFull} onChange={setInFull} />
      ) : null}
      <TextField
        label="Reason (for the audit log)"
        autoComplete="off"
        maxLength={500}
        {...field("reason")}
      />
      <Amounts refundable={refundable} amount={amount} />
    </FormDialog>
  );
}

interface TokenNoticeProps {
  readonly value: RefundValue;
  /** Whether the price of used tokens is refunded as well. */
  readonly isInFull: boolean;
  readonly onChange: (isInFull: boolean) => void;
}

/** Says what happens with the tokens that the chosen items brought. */
function TokenNotice({ value, isInFull, onChange }: TokenNoticeProps) {
  const kept = value.keptBought + value.keptFree;
  const priceMinor = value.fullMinor - value.suggestedMinor;
  return (
    <>
      <p>
        {kept === 0
          ? "Unspent sticker tokens from these items are taken back."
          : `${formatTokens(kept)} from these items ${kept === 2 ? "is" : "are"} already used.`}
      </p>
      {priceMinor === 0 ? null : (
        <Switch
          label={`Refund ${formatMoney(usd(priceMinor))} for used tokens too`}
          checked={isInFull}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
      {isInFull && priceMinor > 0 ? (
        <p>The customer then owes these tokens, and later refunds settle them.</p>
      ) : null}
    </>
  );
}

type Amount = typeof ZERO_USD;

function findAmountProblem(text: string, refundable: Amount): string | undefined {
  const amount = parseAmount(text.trim());
  if (amount === undefined || amount.amountMinor === 0) return "Enter an amount such as 12.50.";
  return amount.amountMinor > refundable.amountMinor
    ? `At most ${formatMoney(refundable)} can be refunded.`
    : undefined;
}

function Amounts({ refundable, amount }: Record<"refundable" | "amount", Amount>) {
  return (
    <dl className={styles.amounts}>
      <DetailItem label="Can be refunded">{formatMoney(refundable)}</DetailItem>
      <DetailItem label="This refund, with tax">{formatMoney(amount)}</DetailItem>
      <DetailItem isTotal label="Remaining">
        {formatMoney(subtractMoney(refundable, amount))}
      </DetailItem>
    </dl>
  );
}
