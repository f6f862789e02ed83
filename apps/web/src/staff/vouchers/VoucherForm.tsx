import { findTokenAmountProblem, findVoucherCountProblem } from "@photomap/commerce";
import { useState } from "react";
import { useNavigate } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import { StaffCreateVouchersDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import detail from "../shared/Detail.module.css";
import form from "../shared/FormDialog.module.css";
import styles from "./Vouchers.module.css";

const CHECKS = {
  count: (text: string) => findVoucherCountProblem(Number(text)),
  tokens: (text: string) => findTokenAmountProblem(Number(text)),
  until: () => undefined,
};

/** Creates vouchers; the page of their request shows the codes. */
export function VoucherForm() {
  const navigate = useNavigate();
  // A repeated attempt after a lost answer creates no more.
  const [requestId] = useState(() => crypto.randomUUID());
  const { values, field, check } = useFields(CHECKS, { count: "", tokens: "", until: "" });
  const submit = async () => {
    const input = {
      requestId,
      count: Number(values.count),
      tokens: Number(values.tokens),
      expiresAt: values.until === "" ? null : new Date(values.until).toISOString(),
    };
    const { staffCreateVouchers: answer } = await execute(StaffCreateVouchersDocument, { input });
    if (answer.__typename !== "StaffVouchersCreated") return answer.message;
    await navigate(`?request=${answer.vouchers.requestId}`);
    return undefined;
  };
  return (
    <div className={styles.form}>
      <ValidatedForm check={check} onSubmit={submit}>
        {(isSending) => (
          <>
            <div className={form.pair}>
              <TextField
                label="How many vouchers"
                inputMode="numeric"
                autoComplete="off"
                {...field("count")}
              />
              <TextField
                label="Tokens per voucher"
                inputMode="decimal"
                autoComplete="off"
                {...field("tokens")}
              />
            </div>
            <TextField label="Valid until (optional)" type="datetime-local" {...field("until")} />
            <p className={detail.hint}>Each code can be redeemed once, by anyone who has it.</p>
            <div className={styles.buttons}>
              <Button variant="primary" type="submit" loading={isSending}>
                Create vouchers
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </div>
  );
}
