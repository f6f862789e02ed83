import { findTextProblem } from "@photomap/commerce";
import { TextField } from "../../ui/fields/TextField.tsx";
import { EngravingPreview } from "./EngravingPreview.tsx";
import type { Product } from "./product.ts";
import styles from "./TextFields.module.css";

type Field = Product["metafields"]["textFields"][number];

interface TextFieldsProps {
  readonly fields: readonly Field[];
  readonly texts: ReadonlyMap<string, string>;
  /** Whether fields that are still empty are marked too. */
  readonly isChecked: boolean;
  readonly onChange: (key: string, text: string) => void;
}

/** The texts that the buyer writes for the product, with a preview of the engraving. */
export function TextFields({ fields, texts, isChecked, onChange }: TextFieldsProps) {
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Your text</legend>
      <EngravingPreview
        lines={fields.map(({ key, example }) => ({
          key,
          text: texts.get(key)?.trim() ?? "",
          example: example ?? "",
        }))}
      />
      {fields.map((field) => {
        const text = texts.get(field.key) ?? "";
        const problem = text === "" && !isChecked ? undefined : findTextProblem(field, text);
        return (
          // Without a maximum length: a browser cuts off a pasted text without a word.
          <TextField
            key={field.key}
            label={field.isRequired ? field.key : `${field.key} (optional)`}
            value={text}
            required={field.isRequired}
            placeholder={field.example ?? undefined}
            autoComplete="off"
            hint={describeRoom(field, text)}
            error={problem?.message}
            onChange={({ target }) => onChange(field.key, target.value)}
          />
        );
      })}
    </fieldset>
  );
}

function describeRoom({ maxLength }: Field, text: string): string {
  if (text === "") return `Up to ${maxLength} characters`;
  const left = maxLength - text.trim().length;
  return left === 1 ? "1 character left" : `${left} characters left`;
}
