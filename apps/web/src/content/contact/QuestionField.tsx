import { Field } from "../../ui/fields/Field.tsx";
import { FileInput } from "../../ui/fields/FileInput.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import styles from "./QuestionField.module.css";
import type { ContactField } from "./ticket-form.ts";

/** Types that the object store takes. iPhones convert their photos to the first one. */
const ACCEPTED_FILES = "image/jpeg,image/png,image/webp";

export const OPTIONAL_HINT = "Optional";

interface QuestionFieldProps {
  readonly field: ContactField;
  readonly supportEmail: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
}

/** A field of a question besides name, email and message. */
export function QuestionField({ field, supportEmail, ...control }: QuestionFieldProps) {
  const { label, type, required, options } = field;
  const note = required ? {} : { hint: OPTIONAL_HINT };
  switch (type) {
    case "text":
      return <TextField label={label} required={required} maxLength={500} {...note} {...control} />;
    case "select":
      return (
        <Select
          label={label}
          required={required}
          options={[
            { value: "", label: "Choose one" },
            ...options.map((option) => ({ value: option, label: option })),
          ]}
          {...note}
          {...control}
        />
      );
    case "file":
      return (
        <>
          {/* The script of the form shows it: it uploads the files. */}
          <div data-files hidden>
            <Field
              label={label}
              hint={`${OPTIONAL_HINT}. JPEG, PNG or WebP, each less than 20 MB.`}
            >
              {(parts) => (
                <FileInput multiple accept={ACCEPTED_FILES} name={control.name} {...parts} />
              )}
            </Field>
          </div>
          <noscript>
            <p className={styles.note}>
              {label}: this form can't send files without JavaScript. Email them to {supportEmail}{" "}
              instead.
            </p>
          </noscript>
        </>
      );
  }
}
