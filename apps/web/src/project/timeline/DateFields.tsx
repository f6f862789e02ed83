import { useId } from "react";
import fieldStyles from "../../ui/fields/Field.module.css";
import { Field } from "../../ui/fields/Field.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import styles from "./DateFields.module.css";
import { changeDateDraft, countDaysInDraftMonth, type DateDraft } from "./date-draft.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
].map((label, index) => ({ value: String(index + 1), label }));

const UNKNOWN = { value: "", label: "Unknown" };

interface DateFieldsProps {
  readonly legend: string;
  readonly draft: DateDraft;
  readonly problem: string | undefined;
  readonly onChange: (draft: DateDraft) => void;
}

/** Year, month and day; the year alone is enough. A native date picker has no incomplete dates. */
export function DateFields({ legend, draft, problem, onChange }: DateFieldsProps) {
  const noteId = useId();
  const change = (part: Partial<DateDraft>) => onChange(changeDateDraft(draft, part));
  const dayCount = draft.month === "" ? 0 : countDaysInDraftMonth(draft);
  const days = Array.from({ length: dayCount }, (_, i) => String(i + 1));
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        <Select
          label="Month"
          value={draft.month}
          options={[UNKNOWN, ...MONTHS]}
          onChange={({ target }) => change({ month: target.value })}
        />
        <Select
          label="Day"
          value={draft.day}
          options={[UNKNOWN, ...days.map((day) => ({ value: day, label: day }))]}
          onChange={({ target }) => change({ day: target.value })}
        />
        <Field label="Year">
          {({ id }) => (
            <input
              id={id}
              type="text"
              className={fieldStyles.control}
              value={draft.year}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              aria-invalid={problem === undefined ? undefined : true}
              aria-describedby={problem === undefined ? undefined : noteId}
              onChange={({ target }) => change({ year: target.value.replaceAll(/\D/g, "") })}
            />
          )}
        </Field>
      </div>
      {problem === undefined ? null : (
        <p className={fieldStyles.note} id={noteId} data-error>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
