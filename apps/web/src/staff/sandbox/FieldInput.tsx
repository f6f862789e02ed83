import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import type { FieldDefinition, FieldOption } from "./form-definitions.ts";
import type { RenderFormChoices } from "./render-form-state.ts";
import styles from "./Sandbox.module.css";

export interface FieldInputProps {
  readonly field: FieldDefinition;
  readonly value: readonly string[];
  readonly choices: RenderFormChoices;
  readonly error?: string | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

const NO_OPTIONS: readonly FieldOption[] = [];

/** The control for any field except a file. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, error, choices, onChange } = props;
  const label = field.unit === undefined ? field.label : `${field.label} (${field.unit})`;
  const text = {
    label,
    error,
    value: value[0] ?? "",
    onChange: (event: { readonly target: { readonly value: string } }) => {
      onChange(event.target.value === "" ? [] : [event.target.value]);
    },
  };
  switch (field.type) {
    case "number":
      return <TextField {...text} type="number" min={0} step="any" inputMode="decimal" />;
    case "string":
      return <TextField {...text} />;
    case "select":
      return <Select {...text} options={field.options ?? NO_OPTIONS} />;
    case "design":
      return <Select {...text} options={[choose("Choose a design"), ...choices.designs]} />;
    case "design-graphic":
      return <Select {...text} options={[choose("None"), ...(choices.graphics ?? NO_OPTIONS)]} />;
    case "opening_suggestion":
      return <ChoiceSelect {...text} options={choices.suggestions} none="No suggestions" />;
    case "file-opening":
      if (field.isList === true) return <OpeningList {...props} />;
      return <ChoiceSelect {...text} options={choices.regions} none="No openings" />;
    case "file":
    case "rectangular-print-layout":
      return null;
  }
}

const choose = (label: string): FieldOption => ({ value: "", label });

interface ChoiceSelectProps extends Omit<React.ComponentProps<typeof Select>, "options"> {
  /** The options; undefined until they are loaded. */
  readonly options: readonly FieldOption[] | undefined;
  readonly none: string;
}

function ChoiceSelect({ options, none, ...rest }: ChoiceSelectProps) {
  const listed = options ?? NO_OPTIONS;
  const isChosen = listed.some(({ value }) => value === rest.value);
  const text = listed.length === 0 && options !== undefined ? none : "Choose one";
  return <Select {...rest} options={isChosen ? listed : [choose(text), ...listed]} />;
}

/** A choice of several openings, those with photos first. */
function OpeningList({ field, value, choices, error, onChange }: FieldInputProps) {
  const regions = choices.regions ?? [];
  const sorted = [
    ...regions.filter(({ hasInputs }) => hasInputs),
    ...regions.filter(({ hasInputs }) => !hasInputs),
  ];
  return (
    <fieldset
      className={styles.list}
      // Receives the focus when it is invalid.
      tabIndex={-1}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend>{field.label}</legend>
      <div className={styles.openings}>
        {sorted.map((region) => (
          <Checkbox
            key={region.value}
            label={region.label}
            checked={value.includes(region.value)}
            onChange={({ target: { checked } }) => {
              const others = value.filter((id) => id !== region.value);
              onChange(checked ? [...others, region.value] : others);
            }}
          />
        ))}
        {sorted.length === 0 ? <p className={styles.note}>No openings</p> : null}
      </div>
      {error === undefined ? null : <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
