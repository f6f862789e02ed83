import { mapReviewDaysInput } from "@photomap/commerce";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  type MapReviewSettingFragment,
  StaffSaveMapReviewSettingDocument,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { formatBrand } from "../shared/format.ts";
import { useStaffMutation } from "../shared/use-staff-mutation.ts";
import styles from "./MapReviewDaysForm.module.css";

/** How long one brand's prints wait. */
export function MapReviewDaysForm({ setting }: { readonly setting: MapReviewSettingFragment }) {
  const change = useStaffMutation();
  const { businessId, businessDays, updatedAt } = setting;
  const [text, setText] = useState(String(businessDays));
  const [isChecked, setChecked] = useState(false);
  const days = text.trim() === "" ? Number.NaN : Number(text);
  const problem = mapReviewDaysInput.safeParse(days).error?.issues[0]?.message;
  const check = () => {
    setChecked(true);
    return problem === undefined;
  };
  const submit = () =>
    change(
      async () => {
        const input = { businessId, businessDays: days, updatedAt };
        return (await execute(StaffSaveMapReviewSettingDocument, { input }))
          .staffSaveMapReviewSetting;
      },
      `${formatBrand(businessId)}'s waiting time saved.`,
    );
  return (
    <ValidatedForm check={check} onSubmit={submit}>
      {(isSending) => (
        <div className={styles.form}>
          <TextField
            label={`${formatBrand(businessId)}, in business days`}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            error={isChecked ? problem : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <Button size="small" type="submit" loading={isSending}>
            Save
          </Button>
        </div>
      )}
    </ValidatedForm>
  );
}
