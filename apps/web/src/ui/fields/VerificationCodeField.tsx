import { type ChangeEvent, useEffect, useRef } from "react";
import { TextField } from "./TextField.tsx";

interface VerificationCodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Whether it is the first field to fill in. */
  readonly isFirst: boolean;
  /** Whether nothing else has to be filled in: the sixth digit then submits the form. */
  readonly isOnly?: boolean;
}

/** `one-time-code` lets phones suggest the code from the email. */
export function VerificationCodeField(props: VerificationCodeFieldProps) {
  const { isFirst, isOnly = false, ...rest } = props;
  const field = useRef<HTMLDivElement>(null);
  useSubmitByCode(field, isOnly ? props.value : "");
  return (
    <div ref={field}>
      <TextField
        label="Verification code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        // The page has no other purpose, and the text above is the label of the step.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFirst}
        {...rest}
      />
    </div>
  );
}

/** Submits the form around the element once for every six digits. */
export function useSubmitByCode(
  element: { readonly current: HTMLElement | null },
  code: string,
): void {
  const submitted = useRef("");
  useEffect(() => {
    const digits = code.replaceAll(/\s/g, "");
    if (!/^\d{6}$/.test(digits) || digits === submitted.current) return;
    submitted.current = digits;
    element.current?.closest("form")?.requestSubmit();
  }, [element, code]);
}
