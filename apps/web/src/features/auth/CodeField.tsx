import type { ChangeEvent } from "react";
import { TextField } from "../../ui/fields/TextField.tsx";

interface CodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Phones offer the digits from the mail by themselves. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      label="Verification code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      {...props}
    />
  );
}
