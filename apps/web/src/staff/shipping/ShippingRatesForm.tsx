import { shippingRatesInput } from "@photomap/commerce";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  StaffSaveShippingRatesDocument,
  type StaffShippingRateTableFragment,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { findProblems } from "../shared/find-problems.ts";
import { formatBrand } from "../shared/format.ts";
import { useStaffMutation } from "../shared/use-staff-mutation.ts";
import { PackageFields } from "./PackageFields.tsx";
import styles from "./ShippingRatesForm.module.css";
import {
  addPackage,
  changePackage,
  createDraft,
  createInput,
  type ShippingRatesDraft,
} from "./shipping-rates-draft.ts";

/** What shipping costs one brand's buyers, and when their packages leave. */
export function ShippingRatesForm({ rates }: { readonly rates: StaffShippingRateTableFragment }) {
  const change = useStaffMutation();
  const [draft, setDraft] = useState(() => createDraft(rates));
  const [isChecked, setChecked] = useState(false);
  const input = createInput(rates, draft);
  const problems = findProblems(shippingRatesInput, input);
  const brand = formatBrand(rates.businessId);
  const field = (name: Exclude<keyof ShippingRatesDraft, "packages">) => ({
    value: draft[name],
    error: isChecked ? problems[name] : undefined,
    autoComplete: "off",
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft((before) => ({ ...before, [name]: target.value })),
  });
  const check = () => {
    setChecked(true);
    return Object.keys(problems).length === 0;
  };
  const submit = () =>
    change(
      async () => (await execute(StaffSaveShippingRatesDocument, { input })).staffSaveShippingRates,
      `${brand}'s shipping rates saved.`,
    );
  const last = draft.packages.length - 1;
  return (
    <div className={styles.form}>
      <ValidatedForm check={check} onSubmit={submit}>
        {(isSending) => (
          <>
            <div className={styles.thresholds}>
              <TextField
                label="Free standard shipping from, in USD"
                inputMode="decimal"
                {...field("freeFrom")}
              />
              <TextField
                label="Free for this many stickers"
                inputMode="numeric"
                {...field("freeFromStickers")}
              />
              <TextField
                label="Fewer stickers alone, in USD"
                inputMode="decimal"
                {...field("stickerPrice")}
              />
              <TextField
                label="Days to make personalized goods"
                hint="Business days until they ship."
                inputMode="numeric"
                {...field("makingDays")}
              />
              <TextField
                label="Days to pack other goods"
                hint="Business days until they ship."
                inputMode="numeric"
                {...field("packingDays")}
              />
            </div>
            {draft.packages.map((each, index) => (
              <PackageFields
                key={each.key}
                title={index === last ? "Everything larger" : `Class ${index + 1}`}
                draft={each}
                isLast={index === last}
                isChecked={isChecked}
                onChange={(changed) =>
                  setDraft((before) => changePackage(before, each.key, changed))
                }
                onRemove={() =>
                  setDraft((before) => ({
                    ...before,
                    packages: before.packages.filter(({ key }) => key !== each.key),
                  }))
                }
              />
            ))}
            {isChecked && problems["packages"] !== undefined ? (
              <p className={styles.problem} role="alert">
                {problems["packages"]}
              </p>
            ) : null}
            <div className={styles.buttons}>
              <Button size="small" onClick={() => setDraft(addPackage)}>
                Add a class
              </Button>
              <Button size="small" variant="primary" type="submit" loading={isSending}>
                Save
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </div>
  );
}
