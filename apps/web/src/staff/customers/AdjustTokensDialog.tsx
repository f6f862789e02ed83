import { formatTokens } from "@photomap/commerce";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffAdjustTokensDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { readTokens } from "../shared/read-tokens.ts";
import { useChange } from "../shared/use-change.ts";
import styles from "./CustomerDetail.module.css";

interface AdjustTokensDialogProps {
  readonly customerId: string;
  /** Without reserved tokens. */
  readonly available: number;
  readonly onClose: () => void;
}

type Direction = "add" | "take";

const DIRECTIONS = [
  { value: "add", label: "Add" },
  { value: "take", label: "Take" },
] as const;

/** Changes a balance, with a note for the customer and the audit log. */
export function AdjustTokensDialog({ customerId, available, onClose }: AdjustTokensDialogProps) {
  const change = useChange();
  const [requestId] = useState(() => crypto.randomUUID());
  const [direction, setDirection] = useState<Direction>("add");
  const max = direction === "add" ? 1000 : available;
  const { values, field, check } = useFields(
    {
      tokens: (text) => findTokensProblem(text, max),
      note: (text) => (text.trim() === "" ? "Write a note." : undefined),
    },
    { tokens: "", note: "" },
  );
  const submit = async () => {
    const tokens = Number(values.tokens) * (direction === "add" ? 1 : -1);
    const input = { customerId, requestId, tokens, note: values.note.trim() };
    const send = async () =>
      (await execute(StaffAdjustTokensDocument, { input })).staffAdjustTokens;
    const problem = await change(send, "The balance is changed.");
    if (problem === undefined) onClose();
    return problem;
  };
  return (
    <Dialog opened onClose={onClose} title="Adjust tokens" actions={null}>
      <ValidatedForm check={check} onSubmit={submit}>
        {(isSending) => (
          <>
            <Segmented
              label="Direction"
              options={DIRECTIONS}
              value={direction}
              onChange={setDirection}
            />
            <TextField
              label="Tokens"
              inputMode="decimal"
              autoComplete="off"
              hint={`${formatTokens(2 * available)} available now.`}
              {...field("tokens")}
            />
            <TextField
              label="Note, shown to the customer"
              autoComplete="off"
              maxLength={500}
              {...field("note")}
            />
            <div className={styles.buttons} data-dialog-buttons="">
              <Button size="small" onClick={onClose}>
                Cancel
              </Button>
              <Button size="small" variant="primary" type="submit" loading={isSending}>
                {direction === "add" ? "Add tokens" : "Take tokens"}
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </Dialog>
  );
}

function findTokensProblem(text: string, max: number): string | undefined {
  if (readTokens(text, max) !== undefined) return undefined;
  const isTooMuch = readTokens(text, Infinity) !== undefined;
  return isTooMuch
    ? `At most ${formatTokens(2 * max)}.`
    : "Enter whole or half tokens, such as 1.5.";
}
