import { promotionInput } from "@photomap/commerce";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  type StaffPromotionRowFragment,
  StaffSavePromotionDocument,
} from "../../platform/api/generated/graphql.ts";
import { Switch } from "../../ui/fields/Checkbox.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import form from "../shared/FormDialog.module.css";
import { FormDialog } from "../shared/FormDialog.tsx";
import { findProblems } from "../shared/find-problems.ts";
import { BRAND_OPTIONS } from "../shared/format.ts";
import { useDialogFields } from "../shared/use-dialog-fields.ts";
import {
  createPromotionDraft,
  createPromotionInput,
  type PromotionDraft,
  updateIdFromTitle,
} from "./promotion-form.ts";

interface PromotionDialogProps {
  /** The promotion to edit; undefined for a new one. */
  readonly promotion: StaffPromotionRowFragment | undefined;
  readonly onClose: () => void;
}

/** Creates or changes a promotion. Brand and tokens are fixed after the first entry. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  const [isOpen, setOpen] = useState(promotion?.status !== "CLOSED");
  const write = (draft: PromotionDraft) => createPromotionInput(draft, { promotion, isOpen });
  const { draft, field, check } = useDialogFields({
    create: () => createPromotionDraft(promotion, new Date()),
    findProblems: (typed) => findProblems(promotionInput, write(typed)),
    follow: promotion === undefined ? updateIdFromTitle : undefined,
  });
  const isFixed = (promotion?.numEntries ?? 0) > 0;
  const send = async () => {
    const input = write(draft);
    return (await execute(StaffSavePromotionDocument, { input })).staffSavePromotion;
  };
  return (
    <FormDialog
      title={promotion ? "Edit promotion" : "New promotion"}
      submitLabel="Save"
      done="Promotion saved."
      check={check}
      send={send}
      onClose={onClose}
    >
      <TextField label="Title, shown to customers" maxLength={100} {...field("title")} />
      {promotion ? null : (
        <TextField label="Page address" hint={`/promotions/${draft.id}`} {...field("id")} />
      )}
      <TextArea
        label="Description, shown to customers"
        rows={4}
        maxLength={2000}
        {...field("description")}
      />
      <div className={form.pair}>
        <TextField label="Places" inputMode="numeric" {...field("maxEntries")} />
        <TextField
          label="Tokens per entry"
          inputMode="decimal"
          disabled={isFixed}
          {...field("tokens")}
        />
      </div>
      <TextField label="Starts" type="datetime-local" {...field("startsAt")} />
      <TextField label="Ends (optional)" type="datetime-local" {...field("endsAt")} />
      <Select label="Brand" options={BRAND_OPTIONS} disabled={isFixed} {...field("brand")} />
      <Switch
        label="Open for entries"
        checked={isOpen}
        onChange={({ target }) => setOpen(target.checked)}
      />
    </FormDialog>
  );
}
