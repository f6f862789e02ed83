import { formatTokens } from "@photomap/commerce";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffAdjustTokensDocument } from "../../platform/api/generated/graphql.ts";
import { SegmentedControl } from "../../ui/fields/SegmentedControl.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useFields } from "../../ui/fields/ValidatedForm.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";

interface AdjustTokensDialogProps {
  readonly customerId: string;
  /** Tokens that unpaid orders don't reserve. */
  readonly available: number;
  readonly onClose: () => void;
}

type Direction = "add" | "take";

const DIRECTIONS = [
  { value: "add", label: "Add" },
  { value: "take", label: "Remove" },
] as const;

/** Changes a balance, with a note for the customer and the audit log. */
export function AdjustTokensDialog({ customerId, available, onClose }: AdjustTokensDialogProps) {
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
  const send = async () => {
    const tokens = Number(values.tokens) * (direction === "add" ? 1 : -1);
    const input = { customerId, requestId, tokens, note: values.note.trim() };
    return (await execute(StaffAdjustTokensDocument, { input })).staffAdjustTokens;
  };
  return (
    <FormDialog
      title="Adjust tokens"
      submitLabel={direction === "add" ? "Add tokens" : "Remove tokens"}
      done="Tokens adjusted."
      check={check}
      send={send}
      onClose={onClose}
    >
      <SegmentedControl
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
    </FormDialog>
  );
}

function findTokensProblem(text: string, max: number): string | undefined {
  const tokens = text.trim() === "" ? 0 : Number(text);
  if (!Number.isInteger(tokens * 2) || tokens <= 0) {
    return "Enter whole or half tokens, such as 1.5.";
  }
  return tokens > max ? `At most ${formatTokens(2 * max)}.` : undefined;
}
