import { type ChangeEvent, useState } from "react";

type Checks<Name extends string> = Readonly<Record<Name, (value: string) => string | undefined>>;

interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** What a TextField needs. */
  field(name: Name): {
    name: Name;
    value: string;
    error: string | undefined;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
  };
  /** Checks every field and shows what is wrong. */
  check(): boolean;
}

/** The text fields of a small form: what is wrong shows when it is sent, and goes when it is mended. */
export function useFields<Name extends string>(
  checks: Checks<Name>,
  initial: Partial<Record<Name, string>> = {},
): Fields<Name> {
  const names = Object.keys(checks) as Name[];
  const [values, setValues] = useState(
    () =>
      Object.fromEntries(names.map((name) => [name, initial[name] ?? ""])) as Record<Name, string>,
  );
  const [isChecked, setChecked] = useState(false);
  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: isChecked ? checks[name](values[name]) : undefined,
      onChange: ({ target }) => setValues((before) => ({ ...before, [name]: target.value })),
    }),
    check: () => {
      setChecked(true);
      return names.every((name) => checks[name](values[name]) === undefined);
    },
  };
}
