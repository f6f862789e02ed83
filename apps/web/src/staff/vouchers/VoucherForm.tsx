import { voucherInput } from "@photomap/commerce";
import { useState } from "react";
import { useNavigate } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import { StaffCreateVouchersDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import detail from "../shared/Detail.module.css";
import form from "../shared/FormDialog.module.css";
import { findProblems } from "../shared/find-problems.ts";
import { toInstant } from "../shared/local-time.ts";
import { useDraft } from "../shared/use-draft.ts";
import styles from "./Vouchers.module.css";

const readNumbers = ({ count, tokens }: Record<"count" | "tokens", string>) => ({
  count: Number(count),
  tokens: Number(tokens),
});

/** Creates vouchers; the page of their request shows the codes. */
export function VoucherForm() {
  const navigate = useNavigate();
  // A repeated attempt after a lost answer creates no more.
  const [requestId] = useState(() => crypto.randomUUID());
  const { draft, field, check } = useDraft({
    create: () => ({ count: "", tokens: "", until: "" }),
    findProblems: (typed) => findProblems(voucherInput, readNumbers(typed)),
  });
  const submit = async () => {
    const expiresAt = toInstant(draft.until, undefined) || null;
    const input = { requestId, expiresAt, ...readNumbers(draft) };
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
              <TextField label="How many vouchers" inputMode="numeric" {...field("count")} />
              <TextField label="Tokens of each" inputMode="decimal" {...field("tokens")} />
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
