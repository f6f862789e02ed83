import { discountInput } from "@photomap/commerce";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  type StaffDiscountRowFragment,
  StaffSaveDiscountDocument,
} from "../../platform/api/generated/graphql.ts";
import { Switch } from "../../ui/fields/Checkbox.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import form from "../shared/FormDialog.module.css";
import { FormDialog } from "../shared/FormDialog.tsx";
import { findProblems } from "../shared/find-problems.ts";
import { BRAND_OPTIONS } from "../shared/format.ts";
import { useDialogFields } from "../shared/use-dialog-fields.ts";
import {
  createDiscountDraft,
  createDiscountInput,
  DISCOUNT_KINDS,
  type DiscountDraft,
} from "./discount-form.ts";
import { type PickedProduct, ProductPicker } from "./ProductPicker.tsx";

interface DiscountDialogProps {
  /** The discount to edit; undefined for a new one. */
  readonly discount: StaffDiscountRowFragment | undefined;
  readonly onClose: () => void;
}

/** Creates or changes a discount. Turning it off ends it; placed orders keep theirs. */
export function DiscountDialog({ discount, onClose }: DiscountDialogProps) {
  const [id] = useState(() => discount?.id ?? crypto.randomUUID());
  const [products, setProducts] = useState<readonly PickedProduct[]>(discount?.products ?? []);
  const [isActive, setActive] = useState(discount?.isActive ?? true);
  const productIds = products.map((product) => product.id);
  const write = (draft: DiscountDraft) =>
    createDiscountInput(draft, { id, discount, productIds, isActive });
  const { draft, field, check } = useDialogFields({
    create: () => createDiscountDraft(discount, new Date()),
    findProblems: (typed) => findProblems(discountInput, write(typed)),
  });
  const send = async () => {
    const input = write(draft);
    return (await execute(StaffSaveDiscountDocument, { input })).staffSaveDiscount;
  };
  return (
    <FormDialog
      title={discount ? "Edit discount" : "New discount"}
      submitLabel="Save"
      done="Discount saved."
      check={check}
      send={send}
      onClose={onClose}
    >
      <TextField label="Title, shown to customers" {...field("title")} />
      <div className={form.pair}>
        <TextField label="Code" hint="Leave empty to apply automatically." {...field("code")} />
        <Select label="Brand" options={BRAND_OPTIONS} {...field("brand")} />
      </div>
      <div className={form.pair}>
        <Select label="Kind" options={DISCOUNT_KINDS} {...field("kind")} />
        {draft.kind === "percentage" ? (
          <TextField label="Percentage" inputMode="decimal" {...field("percentage")} />
        ) : null}
        {draft.kind === "fixed" ? (
          <TextField label="Amount in USD" inputMode="decimal" {...field("amount")} />
        ) : null}
      </div>
      <ProductPicker chosen={products} onChange={setProducts} />
      <div className={form.pair}>
        <TextField
          label="Minimum in USD (optional)"
          inputMode="decimal"
          {...field("minimumSubtotal")}
        />
        <TextField label="Usage limit (optional)" inputMode="numeric" {...field("usageLimit")} />
      </div>
      <div className={form.pair}>
        <TextField label="Starts" type="datetime-local" {...field("startsAt")} />
        <TextField label="Ends (optional)" type="datetime-local" {...field("endsAt")} />
      </div>
      <Switch
        label="Active"
        checked={isActive}
        onChange={({ target }) => setActive(target.checked)}
      />
    </FormDialog>
  );
}
