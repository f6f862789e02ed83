import { formatMessage, sandboxMessages } from "@photomap/messages";
import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { FieldInput } from "./FieldInput.tsx";
import { FileField } from "./FileField.tsx";
import { type FormDefinition, getFormLabel, listFormats } from "./form-definitions.ts";
import {
  changeField,
  chooseType,
  enterOtherFile,
  leaveOtherFile,
  listMissingFields,
  type RenderFormState,
  type RenderFormValues,
} from "./render-form-state.ts";
import styles from "./Sandbox.module.css";
import type { FormChoices } from "./use-form-choices.ts";

interface PropsFormProps {
  readonly forms: readonly FormDefinition[];
  readonly form: FormDefinition;
  readonly state: RenderFormState;
  readonly data: FormChoices;
  readonly isDrawing: boolean;
  readonly onChange: (state: RenderFormState) => void;
  readonly onRender: (values: RenderFormValues) => void;
}

/** The render type's select and the fields of its definition. */
export function RenderForm(props: PropsFormProps) {
  const { forms, form, state, data, isDrawing, onChange, onRender } = props;
  const { values, isLoading, hasFailed } = data;
  const [isChecked, setChecked] = useState(false);
  const missing = listMissingFields(form, values);
  const types = forms.map(({ type }) => ({ value: type, label: getFormLabel(type) }));
  const formats = listFormats(form.type).map((value) => ({ value, label: value.toUpperCase() }));
  const changeType = (value: string) => {
    const chosen = forms.find(({ type }) => type === value);
    if (chosen === undefined) return;
    setChecked(false);
    onChange(chooseType(state, chosen.type));
  };
  return (
    <ValidatedForm
      check={() => {
        setChecked(true);
        return missing.length === 0;
      }}
      onSubmit={() => {
        onRender(values);
        return Promise.resolve(undefined);
      }}
    >
      {() => (
        <>
          <Select
            label="Render type"
            value={form.type}
            options={types}
            onChange={({ target }) => changeType(target.value)}
          />
          {form.fields.map((field) => (
            <FormField
              key={`${form.type} ${field.name}`}
              {...props}
              field={field}
              error={isChecked && missing.includes(field.name) ? "This is required." : undefined}
            />
          ))}
          <Select
            label="Format"
            value={state.format}
            options={formats}
            onChange={({ target }) => onChange({ ...state, format: target.value })}
          />
          {hasFailed ? (
            <p className={styles.problem} role="alert">
              {formatMessage(sandboxMessages.failed)}
            </p>
          ) : null}
          <Button type="submit" variant="primary" loading={isDrawing || isLoading}>
            Render
          </Button>
        </>
      )}
    </ValidatedForm>
  );
}

interface FormFieldProps extends PropsFormProps {
  readonly field: FormDefinition["fields"][number];
  readonly error: string | undefined;
}

function FormField({ field, error, form, state, data, onChange }: FormFieldProps) {
  const { choices, values, fileTitle, isFileMissing } = data;
  const value = values[field.name] ?? [];
  const change = (next: readonly string[]) => onChange(changeField(form, state, field.name, next));
  if (field.type !== "file") {
    return (
      <FieldInput field={field} value={value} choices={choices} error={error} onChange={change} />
    );
  }
  return (
    <FileField
      label={field.label}
      files={choices.files}
      value={value[0] ?? ""}
      other={state.otherFile}
      hint={fileTitle}
      error={isFileMissing ? "No file has this ID." : error}
      onChoose={(id) => change([id])}
      onType={(text) => onChange(enterOtherFile(form, state, text))}
      onLeave={() => onChange(leaveOtherFile(form, state))}
    />
  );
}
