import { type ChangeEvent, useState } from "react";

type Checks<Name extends string> = Readonly<Record<Name, (value: string) => string | undefined>>;

interface FieldProps<Name extends string> {
  readonly name: Name;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly ref: (input: HTMLInputElement | null) => void;
}

interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** What a TextField needs. */
  readonly field: (name: Name) => FieldProps<Name>;
  /** Checks every field and shows what is wrong. */
  readonly check: () => boolean;
}

/** The text fields of a small form: what is wrong shows when it is sent, and goes when it is mended. */
export function useFields<Name extends string>(
  checks: Checks<Name>,
  initial: Readonly<Record<Name, string>>,
): Fields<Name> {
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const setValue = (name: Name, value: string) =>
    setValues((before) => ({ ...before, [name]: value }));
  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: isChecked ? checks[name](values[name]) : undefined,
      onChange: ({ target }) => setValue(name, target.value),
      // What was typed before the page was ready stands in the input alone.
      ref: (input) => {
        if (input !== null && input.value !== values[name]) setValue(name, input.value);
      },
    }),
    check: () => {
      setChecked(true);
      for (const name in checks) if (checks[name](values[name]) !== undefined) return false;
      return true;
    },
  };
}
