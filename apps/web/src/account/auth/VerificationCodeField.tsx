import { type ChangeEvent } from "react";
import { TextField } from "../../ui/fields/TextField.tsx";

interface VerificationCodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Whether it is the first field to fill in. */
  readonly isFirst: boolean;
}

/** `one-time-code` lets phones suggest the code from the email. */
export function VerificationCodeField({ isFirst, ...props }: VerificationCodeFieldProps) {
  return (
    <TextField
      label="Verification code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      // The page has no other purpose, and the text above is the label of the step.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={isFirst}
      {...props}
    />
  );
}
